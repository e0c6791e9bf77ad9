import * as z from 'zod/mini'
import { CALL_ZONES, QUOTE_KINDS, QUOTE_TIMINGS, TRADES } from '~/domain/international/lead-pricing'
import { QUALIFIER_INTENTS } from '~/domain/quote-requests/qualifier-word'
import { REQUEST_CHECKS } from '~/domain/quote-requests/qualify'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'
import { instant } from './instant'

/** How a request was qualified: what rules found, and what a program read in its text; neither is a promise. */
export const qualification = {
  checks: z.array(
    z.object({
      check: z.enum(REQUEST_CHECKS),
      outcome: z.enum(['passed', 'failed', 'inconclusive']),
      sentence: z.string(),
    }),
  ),
  qualifier: z.nullable(
    z.object({
      trade: z.enum(TRADES),
      zone: z.nullable(z.enum(CALL_ZONES)),
      intent: z.enum(QUALIFIER_INTENTS),
      reason: z.nullable(z.string()),
    }),
  ),
}

export const offered = z.object({
  id: z.string(),
  wanted: z.enum(WANTED_TRADE_NAMES),
  zone: z.enum(CALL_ZONES),
  kind: z.enum(QUOTE_KINDS),
  /** The French department, otherwise the country. */
  area: z.string(),
  timing: z.enum(QUOTE_TIMINGS),
  offered_at: instant,
  net_cents: z.number(),
  gross_cents: z.number(),
  /** The asker's words, masked; null where they cannot be masked surely. */
  project: z.nullable(z.string()),
  ...qualification,
})
