import { useState } from 'react'
import { lacksHours, parseHours } from '~/domain/site/hours/parse-hours'
import { TextAreaField } from '../forms/text-area-field'
import type { FactsForm } from './fact-line'
import { HoursFields } from './hours-fields'
import { NotUnderstood } from './not-understood'

/** When one can come: written as one says it, or tapped; what was understood stands below, to be corrected. */
export function HoursStep(form: FactsForm) {
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<string[]>([])
  function read(text: string) {
    setSaid(text)
    const found = parseHours(text)
    setAsked(found.asked)
    form.change({
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
        hint="Par exemple&nbsp;: du mardi au samedi 9h-12h30 et 14h-19h, fermé dimanche et lundi."
        rows={3}
        maxLength={2_000}
        value={said}
        onChange={event => read(event.target.value)}
      />
      <NotUnderstood lines={asked} lacksHours={lacksHours} />
      <p>Ce qui sera affiché&nbsp;: touchez un jour pour le corriger.</p>
      <HoursFields {...form} />
    </>
  )
}
