import { array, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { CALL_ZONES, QUOTE_KINDS, QUOTE_TIMINGS, TRADES } from '~/domain/international/lead-pricing'
import { REQUEST_CHECKS } from '~/domain/quote-requests/qualification'
import { QUALIFIER_INTENTS } from '~/domain/quote-requests/qualifier-word'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'

/** How a request was qualified: what rules found, and what a program read in its text; neither is a promise. */
export const qualification = {
  checks: array(
    object({
      check: oneOf(REQUEST_CHECKS),
      outcome: oneOf(['passed', 'failed', 'inconclusive']),
      sentence: string(),
    }),
  ),
  qualifier: nullable(
    object({
      trade: oneOf(TRADES),
      zone: nullable(oneOf(CALL_ZONES)),
      intent: oneOf(QUALIFIER_INTENTS),
      reason: nullable(string()),
    }),
  ),
}

export const offered = object({
  id: string(),
  wanted: oneOf(WANTED_TRADE_NAMES),
  zone: oneOf(CALL_ZONES),
  kind: oneOf(QUOTE_KINDS),
  /** The French department, otherwise the country. */
  area: string(),
  timing: oneOf(QUOTE_TIMINGS),
  offered_at: string(),
  net_cents: number(),
  gross_cents: number(),
  /** The asker's words, masked; null where they cannot be masked surely. */
  project: nullable(string()),
  ...qualification,
})
