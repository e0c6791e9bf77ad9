import type { AnswerWords } from '~/domain/eligibility/answers'
import { useSite } from '~/web/site'
import { ButtonLink } from '~/web/ui/actions/button'
import { KeepTogether } from '~/web/ui/prose/keep-together'
import styles from './result-screen.module.css'

/** Right under the title, and at the foot of a telephone's screen while one reads on. */
export function NextStep({
  next,
  leadsTo,
  answers,
  served,
}: {
  next: string
  leadsTo: 'dossier' | 'abroad' | 'contact'
  answers: AnswerWords
  /** False where the team is to be asked before anything is prepared. */
  served: boolean
}) {
  const carried = new URLSearchParams(answers)
  const { email } = useSite()
  const asksFirst = leadsTo === 'contact' || (leadsTo === 'dossier' && !served)
  return (
    <>
      <p className={styles.next}>
        <KeepTogether>{next}</KeepTogether>
      </p>
      <p className={`row-12 ${styles.ways}`} data-screen-only>
        {asksFirst && (
          <ButtonLink to={`mailto:${email}`} reloadDocument>
            Écrire à l’équipe
          </ButtonLink>
        )}
        {leadsTo === 'dossier' && !asksFirst && (
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
        {leadsTo === 'abroad' && (
          <ButtonLink to={`mailto:${email}`} reloadDocument look="second">
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
          {/* A telephone's bar holds the first way alone. */}
          {asksFirst && (
            <>
              <a href={`/dossier?${carried}`}>Préparer mon dossier</a> reste possible.{' '}
            </>
          )}
          Vos réponses vous suivent&nbsp;: à la première étape, vous choisirez de les joindre ou non.
        </p>
      )}
    </>
  )
}
