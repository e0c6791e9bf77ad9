import { pairsOf } from '../closed-list'
import { DAY_MS } from '../milliseconds'
import type { FieldError } from '../refusal'
import { copiedNumber } from '../text/copied-number'
import { nameFlaw } from '../text/name-line'
import { isVisible } from '../text/paper-signs'

/** Somebody without a dossier who asks to be called. */
export interface VisitorCall {
  name: string
  phone: string
  /** One of the offered hours, as ISO 8601. */
  at: string
}

/** How long the request is kept after it was made, in milliseconds: the hours lie within two weeks. */
export const VISITOR_CALL_KEPT_MS = 30 * DAY_MS

const LIMITS = { name: 120, phone: 40 } as const
/** Fewer digits ring nowhere. */
const FEWEST_DIGITS = 6

/** What was typed, without what surrounds it: what `visitorCallErrors` judges and what is kept. */
export const trimVisitorCall = ({ name, phone, at }: VisitorCall): VisitorCall => ({
  name: name.trim(),
  phone: copiedNumber(phone),
  at,
})

/** What keeps a request from being taken, one sentence per field. @param slots the hours that are offered */
export function visitorCallErrors({ name, phone, at }: VisitorCall, slots: Date[]): FieldError[] {
  const errors: FieldError[] = []
  if (!isVisible(name)) errors.push({ field: 'name', message: 'Dites-nous votre nom.' })
  if (phone.replace(/\D/g, '').length < FEWEST_DIGITS)
    errors.push({ field: 'phone', message: 'Donnez le numéro où vous appeler.' })
  for (const [field, value] of pairsOf({ name, phone })) {
    const flaw = value.length > LIMITS[field] ? `Au plus ${LIMITS[field]} caractères.` : nameFlaw(value)
    if (flaw) errors.push({ field, message: flaw })
  }
  if (!slots.some(slot => slot.toISOString() === at))
    errors.push({ field: 'at', message: 'Cette heure n’est plus libre\u00a0: choisissez-en une autre.' })
  return errors
}
