import { useSite } from '~/web/site'
import { ButtonLink } from '~/web/ui/actions/button'
import { KeepTogether } from '~/web/ui/prose/keep-together'
import type { Answers } from '~/web/ui/simulator/questions'
import styles from './result-screen.module.css'

/** Right under the title, and at the foot of a telephone's screen while one reads on. */
export function NextStep({
  next,
  leadsTo,
  answers,
}: {
  next: string
  leadsTo: 'dossier' | 'abroad' | 'contact'
  answers: Answers
}) {
  const carried = new URLSearchParams(answers)
  const { email } = useSite()
  return (
    <>
      <p className={styles.next}>
        <KeepTogether>{next}</KeepTogether>
      </p>
      <p className={`row-12 ${styles.ways}`} data-screen-only>
        {leadsTo === 'dossier' && (
          <ButtonLink to={`/dossier?${carried}`} reloadDocument>
            Préparer mon dossier
          </ButtonLink>
        )}
        {leadsTo === 'dossier' && (
          <ButtonLink to={`/dossier?${carried}&reponse=24h`} look="second" reloadDocument>
            Demander une réponse sous 24&nbsp;h
          </ButtonLink>
        )}
        {leadsTo === 'abroad' && (
          <ButtonLink to="/pay-per-call" reloadDocument>
            Voir l’offre à la performance
          </ButtonLink>
        )}
        {leadsTo !== 'dossier' && (
          <ButtonLink to={`mailto:${email}`} reloadDocument look={leadsTo === 'contact' ? 'first' : 'second'}>
            Écrire à l’équipe
          </ButtonLink>
        )}
        {leadsTo === 'dossier' && (
          <ButtonLink to="/comment-ca-marche" reloadDocument look="second">
            Revoir les étapes
          </ButtonLink>
        )}
      </p>
      {leadsTo === 'dossier' && (
        <p className="second-text" data-screen-only>
          Vos réponses vous suivent&nbsp;: à la première étape, vous choisirez de les joindre ou non.
        </p>
      )}
    </>
  )
}
