import { Check, CircleHelp, TriangleAlert } from 'lucide-react'
import type { Outcome } from '~/domain/reading/verdict'
import { Button } from '~/web/ui/actions/button'
import type { DossierState } from '../state'
import styles from './piece-reading.module.css'

export type Reading = DossierState['documents'][number]['reading']

/** What the card of a piece wears: its border, its icon and its first words say the same. */
export type Worn = 'reading' | 'good' | 'doubtful' | 'wrong'

const MARKS: Record<Outcome, { icon: typeof Check; words: string }> = {
  failed: { icon: TriangleAlert, words: 'À revoir' },
  inconclusive: { icon: CircleHelp, words: 'Non vérifié' },
  passed: { icon: Check, words: 'Vérifié' },
}
const ORDER: Outcome[] = ['failed', 'inconclusive', 'passed']

const WORN: Record<Exclude<Worn, 'reading'>, { icon: typeof Check; words: string }> = {
  good: { icon: Check, words: 'Lue et vérifiée' },
  doubtful: { icon: CircleHelp, words: 'L’équipe la vérifiera' },
  wrong: { icon: TriangleAlert, words: 'À revoir' },
}

/** A holder's own word turns « à revoir » into what the team looks at; nothing turns it into « vérifiée ». */
export function wornOf({ state, verdicts, confirmed }: Reading): Worn {
  if (state === 'pending') return 'reading'
  const has = (outcome: Outcome) => verdicts.some(verdict => verdict.outcome === outcome)
  if (has('failed')) return confirmed ? 'doubtful' : 'wrong'
  return state === 'unreadable' || has('inconclusive') ? 'doubtful' : 'good'
}

/** Nothing else is said against it than that it is hard to read. */
export const isHardToRead = ({ state, verdicts }: Reading): boolean =>
  state === 'unreadable' || (verdicts.length > 0 && verdicts.every(({ check }) => check === 'quality'))

const UNREADABLE = 'Elle n’a pas pu être lue automatiquement.'

interface PieceReadingProps {
  reading: Reading
  label: string
  /** Its holder has decided already that it goes as it is. */
  decided: boolean
  onConfirm: () => void
}

/**
 * What was read of a piece, in words that hold none of it. It blocks nothing: its holder has the last word. As high while
 * it is read as once it was, so that a verdict moves nothing: all that it says unfolds.
 */
export function PieceReading({ reading, label, decided, onConfirm }: PieceReadingProps) {
  if (reading.state === 'off') return null
  const worn = wornOf(reading)
  if (worn === 'reading')
    return (
      <p className={styles.reading}>
        <strong>Lecture en cours…</strong>
        <span className={styles.first}>
          {reading.ahead ? `${places(reading.ahead)} ` : ''}Vous pouvez continuer sans attendre.
        </span>
      </p>
    )
  const { icon: Icon, words } = WORN[worn]
  const told = ORDER.flatMap(outcome => reading.verdicts.filter(verdict => verdict.outcome === outcome))
  const asks = !reading.confirmed && !decided && (worn === 'wrong' || reading.state === 'unreadable')
  return (
    <details className={styles.reading} data-worn={worn}>
      <summary>
        <strong>
          <Icon aria-hidden size={18} />
          {words}
        </strong>
        <span className={styles.first}>
          {reading.confirmed
            ? 'Vous avez confirmé ce document.'
            : decided
              ? 'Vous l’envoyez telle quelle.'
              : (told[0]?.sentence ?? UNREADABLE)}
        </span>
      </summary>
      <ul className={`stack-4 ${styles.verdicts}`}>
        {told.map(({ check, outcome, sentence }) => {
          const { icon: Mark, words: mark } = MARKS[outcome]
          return (
            <li key={check} data-outcome={outcome}>
              <Mark aria-hidden size={18} />
              <span>
                <span className="visually-hidden">{mark}&nbsp;: </span>
                {sentence}
              </span>
            </li>
          )
        })}
      </ul>
      {reading.state === 'unreadable' && (
        <p>
          {UNREADABLE} L’équipe la regardera&nbsp;: une photo nette et à plat, ou le PDF d’origine, lui fera
          gagner du temps.
        </p>
      )}
      {asks && (
        <>
          <p>
            Vous pouvez signer sans attendre&nbsp;: l’équipe vérifiera. Mais si la pièce n’est pas la bonne,
            l’organisme d’aide la redemandera, et votre dossier attendra.
          </p>
          <div>
            <Button size="small" look="second" onClick={onConfirm}>
              Je confirme que c’est le bon document
              <span className="visually-hidden">&nbsp;: {label}</span>
            </Button>
          </div>
        </>
      )}
    </details>
  )
}

const places = (ahead: number) => (ahead === 1 ? 'Une pièce passe avant.' : `${ahead} pièces passent avant.`)
