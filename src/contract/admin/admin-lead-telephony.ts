import * as z from 'zod/mini'
import { MODEL_WORDS } from '~/domain/leads/transcript'
import { TRANSCRIPT_RULES } from '~/domain/leads/transcript-rule'
import { adminCall } from '../call'
import { clientCall } from '../leads/client-space'
import { left, text } from '../leads/lead-account'
import { pageQuery } from '../page-query'
import { instant } from '../shapes/instant'

const telephoneNumber = z.object({
  number: z.string(),
  campaign_id: z.nullable(z.string()),
  campaign_name: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** Whether its carrier writes down what is said, and sends it. */
  transcribed: z.boolean(),
  quarantined_until: z.nullable(instant),
})

/** A caller's number as anybody writes it; in a body, for addresses are logged. */
const typedNumber = z.object({ number: z.string().check(z.maxLength(64)) })

const keptOfCaller = z.object({
  number: z.string(),
  calls: z.number(),
  /** Of these: those that keep the number until their dispute is decided, and until they have ended. */
  disputed: z.number(),
  running: z.number(),
  /** Wishes to be called back. */
  wishes: z.number(),
})

/** The numbers that ring for clients of the leads offer, what rang there, and what is contested of it. */
export const adminLeadTelephonyCalls = {
  telephoneNumbers: adminCall('GET /api/admin/leads/numbers', {
    permission: 'handle-leads',
    summary: 'The pool of numbers',
    reply: z.object({ numbers: z.array(telephoneNumber) }),
  }),
  addTelephoneNumber: adminCall('POST /api/admin/leads/numbers', {
    permission: 'handle-leads',
    summary: 'Adds a number to the pool; a repeat changes nothing',
    body: z.object({
      number: z.string().check(
        z.regex(/^\+[1-9]\d{5,14}$/, {
          error: 'Écrivez le numéro avec son indicatif, par exemple +33 1 89 00 00 01.',
        }),
      ),
    }),
    status: 201,
    reply: z.object({ numbers: z.array(telephoneNumber) }),
  }),
  assignTelephoneNumber: adminCall('POST /api/admin/leads/numbers/{number}/assignment', {
    permission: 'handle-leads',
    summary: 'Gives a free number to a campaign, or, without one, takes it back into quarantine',
    body: z.object({ campaign_id: z.nullable(text), source: left }),
    reply: z.object({ numbers: z.array(telephoneNumber) }),
  }),
  noteTranscription: adminCall('POST /api/admin/leads/numbers/{number}/transcription', {
    permission: 'handle-leads',
    summary:
      'Notes whether the carrier of a number tells callers that it writes down what they say, and sends it: calls that ring from then on wait an hour for it',
    body: z.object({ transcribed: z.boolean() }),
    reply: z.object({ numbers: z.array(telephoneNumber) }),
  }),
  leadCalls: adminCall('GET /api/admin/leads/calls', {
    permission: 'handle-leads',
    summary: 'All calls, newest first',
    query: z.object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    reply: z.object({
      calls: z.array(
        z.object({
          ...clientCall.shape,
          company_name: z.nullable(z.string()),
          /** Whether what was said can be read. */
          transcript: z.boolean(),
          /** What a language model reads in it, in French; it decides nothing. */
          flag: z.nullable(z.string()),
        }),
      ),
      next_cursor: z.nullable(z.string()),
    }),
  }),
  exportLeadCalls: adminCall('GET /api/admin/leads/calls.csv', {
    permission: 'handle-leads',
    summary: 'All calls, newest first, each with what it cost and why, as CSV',
    reply: 'text/csv',
  }),
  leadTranscript: adminCall('GET /api/admin/leads/calls/{call}/transcript', {
    permission: 'handle-leads',
    summary: 'What was said in a call, as its carrier wrote it down; the journal notes who reads it',
    reply: z.object({
      text: z.string(),
      received_at: instant,
      deleted_at: instant,
      finding: z.nullable(z.enum(TRANSCRIPT_RULES)),
      model_word: z.nullable(z.enum(MODEL_WORDS)),
    }),
  }),
  countCaller: adminCall('POST /api/admin/leads/callers/count', {
    permission: 'erase-dossiers',
    summary: 'How many calls, and wishes to be called back, are kept of a number; it changes nothing',
    body: typedNumber,
    reply: keptOfCaller,
  }),
  forgetCaller: adminCall('POST /api/admin/leads/callers/forgetting', {
    permission: 'erase-dossiers',
    summary:
      'Forgets the number of who asks for that, and what was said in its calls; bills stay, and a call under dispute until it is decided. A repeat changes nothing',
    body: typedNumber,
    reply: keptOfCaller,
  }),
  leadDisputes: adminCall('GET /api/admin/leads/disputes', {
    permission: 'handle-leads',
    summary: 'Disputes that no rule decides, the most urgent first, and what each source brought in 30 days',
    reply: z.object({
      disputes: z.array(
        z.object({
          call_id: z.string(),
          company_name: z.string(),
          campaign_name: z.string(),
          caller: z.nullable(z.string()),
          source: z.nullable(z.string()),
          started_at: z.nullable(instant),
          length_ms: z.nullable(z.number()),
          flagged: z.boolean(),
          net_cents: z.number(),
          reason: z.string(),
          words: z.string(),
          opened_at: instant,
          answer_before: instant,
        }),
      ),
      sources: z.array(
        z.object({
          source: z.nullable(z.string()),
          calls: z.number(),
          billed: z.number(),
          disputed: z.number(),
          credited: z.number(),
        }),
      ),
    }),
  }),
  decideDispute: adminCall('POST /api/admin/leads/disputes/{call}/decision', {
    permission: 'handle-leads',
    summary:
      'Answers a dispute with a sentence that the client reads; a repeat returns what was decided first',
    body: z.object({ credited: z.boolean(), sentence: z._default(z.string().check(z.maxLength(2_000)), '') }),
    reply: z.object({ credited: z.boolean(), sentence: z.string() }),
  }),
}
