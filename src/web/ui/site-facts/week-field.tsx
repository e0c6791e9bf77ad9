import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import type { Appointment, OpeningHours, Weekday } from '~/domain/site/facts/facts'
import { APPOINTMENTS, withoutHours } from '~/domain/site/hours/appointment'
import { type DayHours, hoursOn, withDay } from '~/domain/site/hours/day-hours'
import { endsNextDay, isWithoutHours } from '~/domain/site/hours/week'
import { WEEK_DAYS } from '~/domain/site/hours/week-days'
import { APPOINTMENT_WORDS, clockWords, dayRanges } from '~/domain/site/words/opening-words'
import { dayName } from '~/domain/text/day-names'
import { capital } from '~/domain/text/french'
import { Button } from '../actions/button'
import { SelectField } from '../forms/select-field'
import { TextField } from '../forms/text-field'
import type { FactsForm } from './fact-line'
import styles from './week-field.module.css'

interface WeekFieldProps extends Pick<FactsForm, 'errorOf'> {
  hours: OpeningHours[]
  onChange: (hours: OpeningHours[]) => void
  /** The day that stands open at first; none where nothing was asked of one. */
  today?: Weekday | undefined
}

/** The hours as a week that one taps: each day a line, which opens onto its hours. */
export function WeekField({ hours, onChange, errorOf, today }: WeekFieldProps) {
  const [opened, setOpened] = useState<Weekday | null>(today ?? null)
  const id = useId()
  return (
    <ul className={`bare-list ${styles.week}`} aria-label="La semaine">
      {WEEK_DAYS.map(day => {
        const name = dayName(day)
        const wrong = hoursOn(hours, day).some(({ row }) => errorOf(`hours.${row}`))
        return (
          <li key={day}>
            <button
              type="button"
              className={styles.day}
              aria-expanded={opened === day}
              aria-controls={`${id}-${day}`}
              onClick={() => setOpened(opened === day ? null : day)}
            >
              <span className={styles.name}>
                {name}
                {day === today && <span className={styles.today}> aujourd’hui</span>}
              </span>
              <span data-wrong={wrong || undefined}>
                {dayWords(hours, day).map((words, at) => (
                  <Fragment key={words}>
                    {at > 0 && ' '}
                    <span className={styles.range}>{words}</span>
                  </Fragment>
                ))}
              </span>
              <ChevronDown aria-hidden size={18} className={styles.sign} />
            </button>
            <div id={`${id}-${day}`} hidden={opened !== day}>
              {opened === day && <Day {...{ day, name, hours, onChange, errorOf }} />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** What may stand in a line each, and in two only where a telephone is too narrow for it. */
function dayWords(hours: OpeningHours[], day: Weekday): string[] {
  const stretches = hoursOn(hours, day)
  if (stretches.some(({ opens, closes }) => !opens || !closes)) return ['à compléter']
  const ranges = dayRanges(hours, day).map((range, at, all) => (at < all.length - 1 ? `${range},` : range))
  if (ranges.length === 0) return hours.length > 0 ? ['fermé'] : []
  return stretches.some(endsNextDay) ? [...ranges, 'le lendemain'] : ranges
}

interface DayProps extends WeekFieldProps {
  day: Weekday
  name: string
}

function Day({ day, name, hours, onChange, errorOf }: DayProps) {
  const stretches = hoursOn(hours, day)
  const set = (next: DayHours[]) => onChange(withDay(hours, day, next))
  return (
    <fieldset className={`stack-12 ${styles.hours}`}>
      <legend className="visually-hidden">{name}</legend>
      {stretches.map(({ opens, closes, appointment, row }, at) => {
        const id = `fait-hours-${day}-${at}`
        const change = (some: Partial<DayHours>) =>
          set(stretches.map((one, index) => (index === at ? { ...one, ...some } : one)))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no name of their own
          <div key={at} className={styles.times}>
            <SelectField
              name={`${id}-how`}
              label="Sur rendez-vous"
              value={appointment ?? ''}
              error={isWithoutHours({ appointment }) ? errorOf(`hours.${row}`) : undefined}
              onChange={event => change(asked(appointment, event.target.value))}
            >
              <option value="">Non</option>
              {APPOINTMENTS.map(one => (
                <option key={one} value={one}>
                  {capital(APPOINTMENT_WORDS[one])}
                </option>
              ))}
            </SelectField>
            {!isWithoutHours({ appointment }) && (
              <>
                <TextField
                  name={`${id}-opens`}
                  label="De"
                  type="time"
                  value={opens}
                  error={errorOf(`hours.${row}`)}
                  onChange={event => change({ opens: event.target.value })}
                />
                <TextField
                  name={`${id}-closes`}
                  label="à"
                  type="time"
                  value={closes}
                  warning={endsNextDay({ opens, closes }) ? askNight(closes) : undefined}
                  onChange={event => change({ closes: event.target.value })}
                />
              </>
            )}
            <Button
              look="quiet"
              size="small"
              icon={Trash2}
              onClick={() => set(stretches.filter((_, index) => index !== at))}
            >
              Retirer
              <span className="visually-hidden">
                {' '}
                les heures {at + 1} du {name}
              </span>
            </Button>
          </div>
        )
      })}
      <p className="row-8">
        <Button
          look="second"
          size="small"
          icon={Plus}
          onClick={() => set([...stretches, { opens: '', closes: '' }])}
        >
          Ajouter des heures<span className="visually-hidden"> le {name}</span>
        </Button>
        {stretches.length === 0 && (
          <Button look="second" size="small" onClick={() => set([withoutHours('day')])}>
            Sur rendez-vous<span className="visually-hidden"> le {name}</span>
          </Button>
        )}
        {stretches.length > 0 && (
          <Button look="second" size="small" onClick={() => set([])}>
            Fermé tous les {name}s
          </Button>
        )}
      </p>
      <SameHours {...{ day, hours, onChange }} />
    </fieldset>
  )
}

/** What choosing another « Comment » changes; the times of an appointment without hours say nothing. */
function asked(was: Appointment | undefined, value: string): Partial<DayHours> {
  const appointment = APPOINTMENTS.find(one => one === value)
  if (appointment && appointment !== 'hours') return withoutHours(appointment)
  return { appointment, ...(isWithoutHours({ appointment: was }) && { opens: '', closes: '' }) }
}

/** Asked, never refused: it is right of a bar. */
const askNight = (closes: string) =>
  `Ouvert la nuit, jusqu’au lendemain à ${clockWords(closes)}\u202f? Sinon, corrigez ces heures.`

/** The hours of one day given to others, a tap each. */
function SameHours({ day, hours, onChange }: Pick<DayProps, 'day' | 'hours' | 'onChange'>) {
  const [copied, setCopied] = useState('')
  const stretches = hoursOn(hours, day)
  if (stretches.length === 0) return null
  return (
    <div className="stack-4">
      <p id="memes-heures">Les mêmes heures aussi le&nbsp;:</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a list of presses, not a fieldset */}
      <div role="group" aria-labelledby="memes-heures" className={`stack-4 ${styles.days}`}>
        {WEEK_DAYS.filter(other => other !== day).map(other => (
          <button
            key={other}
            type="button"
            className={styles.other}
            onClick={() => {
              onChange(withDay(hours, other, stretches))
              setCopied(dayName(other))
            }}
          >
            {dayName(other)}
          </button>
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {copied && `Mêmes heures le ${copied}.`}
      </p>
    </div>
  )
}
