import { Trash2 } from 'lucide-react'
import type { OpeningHours, Weekday } from '~/domain/site/facts'
import { Button } from '../actions/button'
import { TextField } from '../forms/text-field'
import styles from './site-facts.module.css'

const DAYS: [day: Weekday, short: string, name: string][] = [
  [1, 'lu', 'lundi'],
  [2, 'ma', 'mardi'],
  [3, 'me', 'mercredi'],
  [4, 'je', 'jeudi'],
  [5, 've', 'vendredi'],
  [6, 'sa', 'samedi'],
  [7, 'di', 'dimanche'],
]

interface HoursRowProps {
  at: number
  row: OpeningHours
  error: string | undefined
  onChange: (row: OpeningHours) => void
  onRemove: () => void
}

/** The days of one stretch, each a tap, and when it begins and ends. */
export function HoursRow({ at, row, error, onChange, onRemove }: HoursRowProps) {
  const { days, opens, closes } = row
  const tap = (day: Weekday) =>
    onChange({
      ...row,
      days: days.includes(day)
        ? days.filter(one => one !== day)
        : [...days, day].sort((one, two) => one - two),
    })
  const name = `Horaire ${at + 1}`
  return (
    <fieldset className={styles.row} aria-label={name}>
      <div className={styles.days}>
        {DAYS.map(([day, short, long]) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            aria-pressed={days.includes(day)}
            aria-label={long}
            onClick={() => tap(day)}
          >
            {short}
          </button>
        ))}
      </div>
      <div className={styles.times}>
        <TextField
          name={`fait-hours-${at}-opens`}
          label="De"
          type="time"
          value={opens}
          error={error}
          onChange={event => onChange({ ...row, opens: event.target.value })}
        />
        <TextField
          name={`fait-hours-${at}-closes`}
          label="à"
          type="time"
          value={closes}
          onChange={event => onChange({ ...row, closes: event.target.value })}
        />
        <Button look="quiet" size="small" icon={<Trash2 aria-hidden size={18} />} onClick={onRemove}>
          Retirer<span className="visually-hidden"> {name.toLowerCase()}</span>
        </Button>
      </div>
    </fieldset>
  )
}
