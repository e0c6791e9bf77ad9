import * as z from 'zod/mini'
import { CALL_ZONES, QUOTE_TIMINGS } from '~/domain/international/lead-pricing'
import { QUOTE_REQUEST_STATES } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'
import { instant } from './instant'
import { qualification } from './offered-quote-request'

export const listed = {
  id: z.string(),
  state: z.enum(QUOTE_REQUEST_STATES),
  suspicion: z.nullable(z.enum(['honeypot', 'budget'])),
  wanted: z.enum(WANTED_TRADE_NAMES),
  zone: z.enum(CALL_ZONES),
  timing: z.enum(QUOTE_TIMINGS),
  price_cents: z.number(),
  ...qualification,
  created_at: instant,
  unlocked_at: z.nullable(instant),
}

export const whole = z.object({
  ...listed,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  project: z.string(),
  town: z.string(),
  postal_code: z.string(),
  /** What clients read of the text before they pay. */
  shown_project: z.nullable(z.string()),
  consent_text: z.string(),
  consented_at: instant,
  buyer: z.nullable(z.string()),
  withdrawn_at: z.nullable(instant),
})
