import type { Period } from '~/domain/accounting/booked-invoice'
import { isDay } from '~/domain/paris-time'
import { Refusal } from '~/domain/refusal'

/** @throws Refusal invalid-fields */
export function checkPeriod({ from, until }: Period) {
  const errors = [
    ...(isDay(from) ? [] : [{ field: 'from', message: 'Cette date n’existe pas.' }]),
    ...(isDay(until) ? [] : [{ field: 'until', message: 'Cette date n’existe pas.' }]),
  ]
  if (errors.length === 0 && from > until)
    errors.push({ field: 'until', message: 'La fin de la période vient avant son début.' })
  if (errors.length > 0) throw new Refusal('invalid-fields', { errors })
}
