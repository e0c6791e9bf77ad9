import * as z from 'zod/mini'
import { QUOTE_TIMINGS } from '~/domain/international/lead-pricing'
import { QUOTE_DISPUTE_REASONS } from '~/domain/quote-requests/quote-dispute'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'
import { call } from '../call'
import { pageQuery } from '../page-query'
import { instant } from '../shapes/instant'
import { offered, qualification } from '../shapes/offered-quote-request'

const unlocked = z.object({
  id: z.string(),
  wanted: z.enum(WANTED_TRADE_NAMES),
  area: z.string(),
  town: z.string(),
  timing: z.enum(QUOTE_TIMINGS),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  project: z.string(),
  ...qualification,
  credited: z.boolean(),
  net_cents: z.number(),
  gross_cents: z.number(),
  unlocked_at: instant,
  withdrawn_at: z.nullable(instant),
  /** Until when it may be contested; null where it cannot be. */
  dispute_before: z.nullable(instant),
  dispute: z.nullable(
    z.object({
      reason: z.enum(QUOTE_DISPUTE_REASONS),
      words: z.string(),
      answer_before: instant,
      credited: z.nullable(z.boolean()),
      sentence: z.nullable(z.string()),
    }),
  ),
})

/** Quote requests as a client of the leads offer meets them. */
export const clientQuoteRequestCalls = {
  offeredQuoteRequests: call('GET /api/client/quote-requests', {
    reader: 'client',
    summary: 'The requests of the trades and zones of the client’s campaigns, without who asks',
    reply: z.object({ requests: z.array(offered) }),
  }),
  unlockedQuoteRequests: call('GET /api/client/quote-requests/unlocked', {
    reader: 'client',
    summary: 'What the client has unlocked, newest first',
    query: z.object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    reply: z.object({ requests: z.array(unlocked), next_cursor: z.nullable(z.string()) }),
  }),
  unlockQuoteRequest: call('POST /api/client/quote-requests/{request}/unlock', {
    reader: 'client',
    budget: 'client-change',
    summary: 'Pays for a request and reads its contact; 409 when another has it, or it was withdrawn',
    reply: unlocked,
  }),
  disputeQuoteRequest: call('POST /api/client/quote-requests/{request}/dispute', {
    reader: 'client',
    budget: 'client-change',
    summary: 'Contests an unlocked request within seven days; what a rule can decide is decided at once',
    body: z.object({
      reason: z.enum(QUOTE_DISPUTE_REASONS),
      words: z._default(z.string().check(z.maxLength(2_000)), ''),
    }),
    reply: unlocked,
  }),
}
