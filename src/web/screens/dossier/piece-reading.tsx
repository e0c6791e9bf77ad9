import { Check, CircleHelp, TriangleAlert } from 'lucide-react'
import type { Outcome } from '~/domain/reading/verdict'
import { Button } from '~/web/ui/actions/button'
import styles from './piece-reading.module.css'
import type { DossierState } from './state'

type Reading = DossierState['documents'][number]['reading']

const MARKS: Record<Outcome, { icon: typeof Check; words: string }> = {
  failed: { icon: TriangleAlert, words: 'À revoir' },
  inconclusive: { icon: CircleHelp, words: 'Non vérifié' },
  passed: { icon: Check, words: 'Vérifié' },
}
const ORDER: Outcome[] = ['failed', 'inconclusive', 'passed']

/** What was read of a piece, in words that hold none of it. It blocks nothing: its holder has the last word. */
export function PieceReading({
  reading,
  label,
  onConfirm,
}: {
  reading: Reading
  label: string
  onConfirm: () => void
}) {
  if (reading.state === 'off') return null
  if (reading.state === 'pending')
    return (
      <p className={styles.pending}>
        Lecture en cours…{reading.ahead ? ` ${places(reading.ahead)}` : ''} Vous pouvez continuer sans
        attendre.
      </p>
    )
  const failed = reading.verdicts.some(({ outcome }) => outcome === 'failed')
  const doubtful = reading.state === 'unreadable' || failed
  return (
    <div className={styles.reading} data-doubtful={doubtful || undefined}>
      {reading.state === 'unreadable' && (
        <p>
          Cette pièce n’a pas pu être lue automatiquement{'\u00a0'}: l’équipe la regardera. Une photo nette et
          à plat, ou le PDF d’origine, lui fera gagner du temps.
        </p>
      )}
      <ul className={styles.verdicts}>
        {ORDER.flatMap(outcome => reading.verdicts.filter(verdict => verdict.outcome === outcome)).map(
          ({ check, outcome, sentence }) => {
            const { icon: Icon, words } = MARKS[outcome]
            return (
              <li key={check} data-outcome={outcome}>
                <Icon aria-hidden size={18} />
                <span>
                  <span className="visually-hidden">{words} : </span>
                  {sentence}
                </span>
              </li>
            )
          },
        )}
      </ul>
      {failed && !reading.confirmed && (
        <p>
          Vous pouvez signer sans attendre{'\u00a0'}: l’équipe vérifiera. Mais si la pièce n’est pas la bonne,
          l’organisme d’aide la redemandera, et votre dossier attendra.
        </p>
      )}
      {doubtful &&
        (reading.confirmed ? (
          <p>Vous avez confirmé ce document{'\u00a0'}: l’équipe le vérifiera.</p>
        ) : (
          <div>
            <Button size="small" look="second" onClick={onConfirm}>
              Je confirme que c’est le bon document
              <span className="visually-hidden"> : {label}</span>
            </Button>
          </div>
        ))}
    </div>
  )
}

const places = (ahead: number) => (ahead === 1 ? 'Une pièce passe avant.' : `${ahead} pièces passent avant.`)
