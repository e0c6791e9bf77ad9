import { Plus } from 'lucide-react'
import { useState } from 'react'
import { parseHours } from '~/domain/site/hours/parse-hours'
import { Button } from '../actions/button'
import { Checkbox } from '../forms/checkbox'
import { SelectField } from '../forms/select-field'
import { TextAreaField } from '../forms/text-area-field'
import type { FactsForm } from './fact-line'
import { HoursRow } from './hours-row'
import { NotUnderstood } from './not-understood'
import styles from './site-facts.module.css'

/** When one can come: written as one says it, or tapped; what was understood stands below, to be corrected. */
export function HoursStep({ facts, change, errorOf }: FactsForm) {
  const { hours, by_appointment, public_holidays } = facts
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<string[]>([])
  function read(text: string) {
    setSaid(text)
    const found = parseHours(text)
    setAsked(found.asked)
    change({
      ...(found.rows.length > 0 ? { hours: found.rows } : {}),
      ...(found.by_appointment ? { by_appointment: true } : {}),
      ...(found.public_holidays ? { public_holidays: found.public_holidays } : {}),
    })
  }
  return (
    <>
      <TextAreaField
        name="fait-hours"
        label="Vos horaires, comme vous les diriez"
        hint={'Par exemple\u00a0: du mardi au samedi 9h-12h30 et 14h-19h, fermé dimanche et lundi.'}
        rows={3}
        maxLength={2_000}
        value={said}
        onChange={event => read(event.target.value)}
      />
      <NotUnderstood lines={asked} />
      {hours.length > 0 && (
        <fieldset className={styles.rows}>
          <legend>Ce qui sera affiché</legend>
          {hours.map((row, at) => (
            <HoursRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
              key={at}
              at={at}
              row={row}
              error={errorOf(`hours.${at}`)}
              onChange={next => change({ hours: hours.map((one, index) => (index === at ? next : one)) })}
              onRemove={() => change({ hours: hours.filter((_, index) => index !== at) })}
            />
          ))}
        </fieldset>
      )}
      <p>
        <Button
          look="second"
          size="small"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => change({ hours: [...hours, { days: [], opens: '', closes: '' }] })}
        >
          Ajouter des heures
        </Button>
      </p>
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
