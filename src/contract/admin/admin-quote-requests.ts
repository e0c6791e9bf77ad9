import * as z from 'zod/mini'
import { tableOf } from '~/domain/closed-list'
import { CORRECTED_FIELDS, REQUEST_LISTS } from '~/domain/quote-requests/quote-request'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'
import { adminCall } from '../call'
import { pageQuery } from '../page-query'
import { instant } from '../shapes/instant'
import { listed, whole } from '../shapes/listed-quote-request'

const field = z.string().check(z.maxLength(20_000))
const corrected = tableOf(CORRECTED_FIELDS, () => field)

/** Quote requests as the team meets them. */
export const adminQuoteRequestCalls = {
  leadQuoteRequests: adminCall('GET /api/admin/leads/quote-requests', {
    permission: 'handle-leads',
    summary: 'Quote requests of one list, newest first, without their contacts',
    query: z.object({
      list: z._default(z.enum(REQUEST_LISTS), 'to-check'),
      limit: pageQuery.limit,
      cursor: pageQuery.cursor,
    }),
    reply: z.object({ requests: z.array(z.object(listed)), next_cursor: z.nullable(z.string()) }),
  }),
  leadQuoteRequest: adminCall('GET /api/admin/leads/quote-requests/{request}', {
    permission: 'handle-leads',
    summary: 'One quote request with its contact',
    reply: whole,
  }),
  checkQuoteRequest: adminCall('POST /api/admin/leads/quote-requests/{request}/check', {
    permission: 'handle-leads',
    summary: 'Offers a request that rules kept back, or refuses it; a repeat changes nothing',
    body: z.object({ offered: z.boolean() }),
    reply: whole,
  }),
  correctQuoteRequest: adminCall('PUT /api/admin/leads/quote-requests/{request}', {
    permission: 'handle-leads',
    summary:
      'Corrects what who asked wrote of himself and of the work (GDPR, article 16); another address is to be proven, a client who has the contact is told. Where it is no more `instead_of`: 409',
    body: z.object({ ...corrected, instead_of: z.object(corrected) }),
    reply: whole,
  }),
  eraseQuoteRequest: adminCall('DELETE /api/admin/leads/quote-requests/{request}', {
    permission: 'erase-dossiers',
    summary:
      'Erases who asked, where that person asks for it; a client who has the contact is told. A repeat answers the same',
  }),
  quoteDisputes: adminCall('GET /api/admin/leads/quote-disputes', {
    permission: 'handle-leads',
    summary:
      'Disputes of quote requests that no rule decides, the most urgent first, with what both sides wrote',
    reply: z.object({
      disputes: z.array(
        z.object({
          request: z.string(),
          company_name: z.string(),
          wanted: z.enum(WANTED_TRADE_NAMES),
          project: z.string(),
          net_cents: z.number(),
          reason: z.string(),
          words: z.string(),
          asker_words: z.nullable(z.string()),
          opened_at: instant,
          answer_before: instant,
        }),
      ),
    }),
  }),
  decideQuoteDispute: adminCall('POST /api/admin/leads/quote-disputes/{request}/decision', {
    permission: 'handle-leads',
    summary:
      'Answers a dispute with a sentence that the client reads; a repeat returns what was decided first',
    body: z.object({ credited: z.boolean(), sentence: z._default(z.string().check(z.maxLength(2_000)), '') }),
    reply: z.object({ credited: z.boolean(), sentence: z.string() }),
  }),
}
