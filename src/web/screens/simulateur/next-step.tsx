import { useSite } from '~/web/site'
import { ButtonLink } from '~/web/ui/actions/button'
import styles from './result-screen.module.css'

/** Right under the title, and at the foot of a telephone's screen while one reads on. */
export function NextStep({ next, leadsTo }: { next: string; leadsTo: 'dossier' | 'abroad' | 'contact' }) {
  const { email } = useSite()
  return (
    <>
      <p className={styles.next}>{next}</p>
      <p className={styles.ways} data-screen-only>
        {leadsTo === 'dossier' && <ButtonLink to="/dossier">Préparer mon dossier</ButtonLink>}
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
    </>
  )
}
