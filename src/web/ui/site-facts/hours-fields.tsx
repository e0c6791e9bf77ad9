import type { Weekday } from '~/domain/site/facts/facts'
import { Checkbox } from '../forms/checkbox'
import { SelectField } from '../forms/select-field'
import type { FactsForm } from './fact-line'
import { WeekField } from './week-field'

/** The week, and what is beside it: appointments, public holidays. */
export function HoursFields({ facts, change, errorOf, today }: FactsForm & { today?: Weekday | undefined }) {
  const { hours, by_appointment, public_holidays } = facts
  return (
    <>
      <WeekField hours={hours} onChange={next => change({ hours: next })} errorOf={errorOf} today={today} />
      <Checkbox
        name="fait-by_appointment"
        checked={by_appointment === true}
        onChange={event => change({ by_appointment: event.target.checked ? true : null })}
      >
        Je reçois sur rendez-vous
      </Checkbox>
      <SelectField
        name="fait-public_holidays"
        label="Les jours fériés"
        optional
        value={public_holidays ?? ''}
        onChange={({ target: { value } }) =>
          change({ public_holidays: value === 'open' || value === 'closed' ? value : null })
        }
      >
        <option value="">À confirmer</option>
        <option value="open">Ouvert</option>
        <option value="closed">Fermé</option>
      </SelectField>
    </>
  )
}
