import { Trash2 } from 'lucide-react'
import type { Closure } from '~/domain/site/facts/facts'
import { localMoment, territoryZone } from '~/domain/site/territory-clock'
import { noticeWords } from '~/domain/site/words/closing-words'
import { Button } from '../actions/button'
import { TextField } from '../forms/text-field'
import type { FactsForm } from './fact-line'
import styles from './site-facts.module.css'

interface ClosureRowProps extends FactsForm {
  /** Its place among the closings. */
  at: number
  /** Left out where it is the one that is being added. */
  onRemove?: () => void
}

/** Two dates, why, and what visitors will read of it from when. */
export function ClosureRow({ facts, change, errorOf, at, onRemove }: ClosureRowProps) {
  const { closures, address } = facts
  const closure = closures[at]
  if (!closure) return null
  const set = (some: Partial<Closure>) =>
    change({ closures: closures.map((one, index) => (index === at ? { ...one, ...some } : one)) })
  const id = `fait-closures-${at}`
  const { from, to } = closure
  const notice = noticeWords(
    { ...closure, to: to || from },
    localMoment(new Date(), territoryZone(address.postal_code)).day,
  )
  return (
    <fieldset className={styles.row} aria-label={`Fermeture ${at + 1}`}>
      <div className={`stack-12 ${styles.dates}`}>
        <TextField
          name={`${id}-from`}
          label="Du"
          type="date"
          value={from}
          onChange={event => set({ from: event.target.value })}
        />
        <TextField
          name={`${id}-to`}
          label="au"
          type="date"
          value={to}
          error={errorOf(`closures.${at}.to`)}
          onChange={event => set({ to: event.target.value })}
        />
      </div>
      <TextField
        name={`${id}-reason`}
        label="Pourquoi"
        optional
        maxLength={200}
        value={closure.reason ?? ''}
        error={errorOf(`closures.${at}.reason`)}
        onChange={event => set({ reason: event.target.value || null })}
      />
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      {onRemove && (
        <Button look="quiet" size="small" icon={Trash2} onClick={onRemove}>
          Retirer<span className="visually-hidden"> la fermeture {at + 1}</span>
        </Button>
      )}
    </fieldset>
  )
}
