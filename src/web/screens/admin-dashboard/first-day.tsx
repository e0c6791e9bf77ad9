import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { firstDayCalls } from '~/contract/admin/first-day'
import type { ReplyOf } from '~/contract/call'
import type { FirstDayGap, FirstDayStep } from '~/domain/first-day'
import { adminApi } from '~/web/admin-api'
import styles from './first-day.module.css'
import { DASHBOARD } from './list-queries'

type Step = ReplyOf<(typeof firstDayCalls)['firstDay']>['steps'][number]

/**
 * What a new installation still lacks before it opens, each step green once it is found so; nothing once all are. It stands
 * open as long as there is no dossier.
 */
export default function FirstDay({ isOpen }: { isOpen: boolean }) {
  const { data } = useQuery({
    queryKey: [...DASHBOARD, 'first-day'],
    staleTime: 60_000,
    queryFn: adminApi.firstDay,
  })
  const done = data?.steps.filter(({ gap }) => gap === null).length
  if (!data || done === data.steps.length) return null
  return (
    <details open={isOpen} className={styles.day}>
      <summary>
        <h2>
          Avant d’ouvrir&nbsp;: {done} étape{(done ?? 0) >= 2 && 's'} faite{(done ?? 0) >= 2 && 's'} sur{' '}
          {data.steps.length}
        </h2>
      </summary>
      <ol className={`stack-12 bare-list ${styles.steps}`}>
        {data.steps.map(step => (
          <StepLine key={step.step} {...step} />
        ))}
      </ol>
    </details>
  )
}

function StepLine({ step, gap, details }: Step) {
  return (
    <li className={`stack-8 ${styles.step}`} data-done={gap === null || undefined}>
      {gap === null ? <CircleCheck aria-hidden size={20} /> : <CircleDashed aria-hidden size={20} />}
      <div>
        <h3>
          {NAMES[step]} <span className="second-text unbold">{gap === null ? 'fait' : 'à faire'}</span>
        </h3>
        {gap && <p>{HELP[gap]}</p>}
        {details.length > 0 && (
          <ul>
            {details.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

const NAMES: Record<FirstDayStep, string> = {
  identity: 'L’identité de l’agence',
  mail: 'Des e-mails qui arrivent',
  accounts: 'Un premier compte',
  backup: 'Une sauvegarde',
  'aid-bodies': 'Les organismes d’aide',
}

const HELP: Record<FirstDayGap, ReactNode> = {
  demonstration: (
    <>
      Le site montre une identité inventée&nbsp;: complétez le fichier <code>agency.json</code> (raison
      sociale, SIREN, TVA, IBAN), puis redémarrez. D’ici là, aucune facture n’engage personne.
    </>
  ),
  'unsaid-terms': (
    <>
      L’article 3 des conditions générales a des blancs, et personne ne peut signer&nbsp;: complétez-les dans{' '}
      <Link to="/admin-dashboard/offre">la page de l’offre vendue</Link>.
    </>
  ),
  'no-mail-leaves': (
    <>
      Les messages se gardent en fichiers au lieu de partir&nbsp;: indiquez votre serveur d’envoi (réglage{' '}
      <code>SMTP_URL</code>) et l’adresse d’expédition (<code>MAIL_FROM</code>).
    </>
  ),
  'mail-server': (
    <>
      Le serveur d’envoi ne répond pas, ou refuse l’identifiant&nbsp;: vérifiez <code>SMTP_URL</code>.
    </>
  ),
  'mail-records': (
    <>
      Les boîtes de vos clients peuvent classer vos messages en indésirables. Les lignes à copier sont sur{' '}
      <Link to="/admin-dashboard/e-mails">la page des messages</Link>.
    </>
  ),
  'master-alone': (
    <>
      Seul le mot de passe principal ouvre l’administration&nbsp;: invitez une première personne depuis{' '}
      <Link to="/admin-dashboard/comptes">la page de l’équipe</Link>, pour que le journal dise qui fait quoi.
    </>
  ),
  'no-backup': (
    <>
      Aucune copie n’existe ailleurs&nbsp;: choisissez où elle va et lancez <code>npm run backup</code>, puis
      chaque jour.
    </>
  ),
  'old-backup': (
    <>
      La dernière copie a plus d’un jour&nbsp;: vérifiez ce qui lance <code>npm run backup</code> chaque nuit.
    </>
  ),
  'no-aid-body': (
    <>
      Aucun organisme n’est réglé&nbsp;: les dossiers se transmettent à la main. Indiquez-les dans le fichier
      que nomme <code>AID_BODIES_FILE</code>.
    </>
  ),
}
