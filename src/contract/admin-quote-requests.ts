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
import { CALL_ZONES, QUOTE_TIMINGS } from '~/domain/international/lead-pricing'
import { QUOTE_REQUEST_STATES, REQUEST_LISTS } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'
import { call } from './call'
import { qualification } from './client-quote-requests'
import { pageQuery } from './page'

const listed = {
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

const whole = object({
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

/** Quote requests as the team meets them. */
export const adminQuoteRequestCalls = {
  leadQuoteRequests: call({
    method: 'GET',
    path: '/api/admin/leads/quote-requests',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Quote requests of one list, newest first, without their contacts',
    query: object({
      list: _default(oneOf(REQUEST_LISTS), 'to-check'),
      limit: pageQuery.limit,
      cursor: pageQuery.cursor,
    }),
    reply: object({ requests: array(object(listed)), next_cursor: nullable(string()) }),
  }),
  leadQuoteRequest: call({
    method: 'GET',
    path: '/api/admin/leads/quote-requests/{request}',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'One quote request with its contact',
    reply: whole,
  }),
  checkQuoteRequest: call({
    method: 'POST',
    path: '/api/admin/leads/quote-requests/{request}/check',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Offers a request that rules kept back, or refuses it; a repeat changes nothing',
    body: object({ offered: boolean() }),
    reply: whole,
  }),
  quoteDisputes: call({
    method: 'GET',
    path: '/api/admin/leads/quote-disputes',
    reader: 'admin',
    permission: 'handle-leads',
    summary:
      'Disputes of quote requests that no rule decides, the most urgent first, with what both sides wrote',
    reply: object({
      disputes: array(
        object({
          request: string(),
          company_name: string(),
          wanted: oneOf(WANTED_TRADE_NAMES),
          project: string(),
          net_cents: number(),
          reason: string(),
          words: string(),
          asker_words: nullable(string()),
          opened_at: string(),
          answer_before: string(),
        }),
      ),
    }),
  }),
  decideQuoteDispute: call({
    method: 'POST',
    path: '/api/admin/leads/quote-disputes/{request}/decision',
    reader: 'admin',
    permission: 'handle-leads',
    summary:
      'Answers a dispute with a sentence that the client reads; a repeat returns what was decided first',
    body: object({ credited: boolean(), sentence: _default(string().check(maxLength(2_000)), '') }),
    reply: object({ credited: boolean(), sentence: string() }),
  }),
}
