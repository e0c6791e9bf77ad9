import * as z from 'zod/mini'
import { QUOTE_TIMINGS } from '~/domain/international/lead-pricing'
import { WANTED_TRADE_NAMES } from '~/domain/quote-requests/wanted-trade'
import { call } from '../call'
import { shownToAsker } from '../shapes/asked-quote-request'

/** The rules of each field are in domain/quote-requests; here only what no request may exceed. */
const field = z.string().check(z.maxLength(20_000))

/** What somebody who looks for a professional does; `{request}` is the key that only the asker has. */
export const quoteRequestCalls = {
  submitQuoteRequest: call('POST /api/quote-requests', {
    reader: 'public',
    summary: 'Asks for a quote, with consent; an Idempotency-Key header makes a retry safe',
    body: z.object({
      wanted: z.enum(WANTED_TRADE_NAMES, { error: 'Choisissez le professionnel que vous cherchez.' }),
      country: field,
      postal_code: field,
      town: field,
      timing: z.enum(QUOTE_TIMINGS, { error: 'Dites pour quand.' }),
      project: field,
      name: field,
      email: field,
      phone: field,
      /** The version of the consent whose box was ticked. */
      consent: field,
      /** A field that people do not see: what fills it is a machine. */
      website: z.optional(z.nullable(field)),
    }),
    status: 201,
    reply: z.object({ request: z.string() }),
  }),
  readQuoteRequest: call('GET /api/quote-requests/{request}', {
    reader: 'public',
    summary: 'Where a request stands and who has it, for its asker',
    reply: shownToAsker,
  }),
  requestQuoteCode: call('POST /api/quote-requests/{request}/code', {
    reader: 'public',
    budget: 'quote-request-change',
    summary: 'Mails another six-digit code to the asker’s address: ten minutes, five tries, three a day',
    status: 202,
    reply: z.object({ sent: z.literal(true) }),
  }),
  proveQuoteRequest: call('POST /api/quote-requests/{request}/proof', {
    reader: 'public',
    budget: 'quote-request-change',
    summary: 'Proves the asker’s address by the code that was mailed to it',
    body: z.object({ code: z.string().check(z.regex(/^[\d\s]{6,12}$/)) }),
    reply: shownToAsker,
  }),
  withdrawQuoteRequest: call('POST /api/quote-requests/{request}/withdrawal', {
    reader: 'public',
    budget: 'quote-request-change',
    summary: 'Takes a request back; a client who has unlocked it is told',
    reply: shownToAsker,
  }),
  answerQuoteDispute: call('POST /api/quote-requests/{request}/dispute-answer', {
    reader: 'public',
    budget: 'quote-request-change',
    summary: 'What the asker says to a dispute, once',
    body: z.object({ words: z.string().check(z.minLength(1), z.maxLength(2_000)) }),
    reply: shownToAsker,
  }),
}
