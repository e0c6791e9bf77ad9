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
import { REQUEST_LISTS } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'
import { call } from './call'
import { pageQuery } from './page'
import { listed, whole } from './shapes/listed-quote-request'

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
