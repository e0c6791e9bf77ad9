import { nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { CALL_ZONES, QUOTE_TIMINGS } from '~/domain/international/lead-pricing'
import { QUOTE_REQUEST_STATES } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'
import { qualification } from './offered-quote-request'

export const listed = {
  id: string(),
  state: oneOf(QUOTE_REQUEST_STATES),
  suspicion: nullable(oneOf(['honeypot', 'budget'])),
  wanted: oneOf(WANTED_TRADE_NAMES),
  zone: oneOf(CALL_ZONES),
  timing: oneOf(QUOTE_TIMINGS),
  price_cents: number(),
  ...qualification,
  created_at: string(),
  unlocked_at: nullable(string()),
}

export const whole = object({
  ...listed,
  name: string(),
  email: string(),
  phone: string(),
  project: string(),
  town: string(),
  postal_code: string(),
  /** What clients read of the text before they pay. */
  shown_project: nullable(string()),
  consent_text: string(),
  consented_at: string(),
  buyer: nullable(string()),
})
