import {
  _default,
  array,
  boolean,
  maxLength,
  nullable,
  number,
  object,
  enum as oneOf,
  string,
} from 'zod/mini'
import { QUOTE_TIMINGS } from '~/domain/international/lead-pricing'
import { QUOTE_DISPUTE_REASONS } from '~/domain/quote-requests/quote-dispute'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'
import { call } from './call'
import { pageQuery } from './page'
import { offered, qualification } from './shapes/offered-quote-request'

const unlocked = object({
  id: string(),
  wanted: oneOf(WANTED_TRADE_NAMES),
  area: string(),
  town: string(),
  timing: oneOf(QUOTE_TIMINGS),
  name: string(),
  phone: string(),
  email: string(),
  project: string(),
  ...qualification,
  credited: boolean(),
  net_cents: number(),
  gross_cents: number(),
  unlocked_at: string(),
  withdrawn_at: nullable(string()),
  /** Until when it may be contested; null where it cannot be. */
  dispute_before: nullable(string()),
  dispute: nullable(
    object({
      reason: oneOf(QUOTE_DISPUTE_REASONS),
      words: string(),
      answer_before: string(),
      credited: nullable(boolean()),
      sentence: nullable(string()),
    }),
  ),
})

/** Quote requests as a client of the leads offer meets them. */
export const clientQuoteRequestCalls = {
  offeredQuoteRequests: call({
    method: 'GET',
    path: '/api/client/quote-requests',
    reader: 'client',
    summary: 'The requests of the trades and zones of the client’s campaigns, without who asks',
    reply: object({ requests: array(offered) }),
  }),
  unlockedQuoteRequests: call({
    method: 'GET',
    path: '/api/client/quote-requests/unlocked',
    reader: 'client',
    summary: 'What the client has unlocked, newest first',
    query: object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    reply: object({ requests: array(unlocked), next_cursor: nullable(string()) }),
  }),
  unlockQuoteRequest: call({
    method: 'POST',
    path: '/api/client/quote-requests/{request}/unlock',
    reader: 'client',
    summary: 'Pays for a request and reads its contact; 409 when another has it, or it was withdrawn',
    reply: unlocked,
  }),
  disputeQuoteRequest: call({
    method: 'POST',
    path: '/api/client/quote-requests/{request}/dispute',
    reader: 'client',
    summary: 'Contests an unlocked request within seven days; what a rule can decide is decided at once',
    body: object({
      reason: oneOf(QUOTE_DISPUTE_REASONS),
      words: _default(string().check(maxLength(2_000)), ''),
    }),
    reply: unlocked,
  }),
}
