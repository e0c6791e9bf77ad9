import * as z from 'zod/mini'
import { MODEL_WORDS } from '~/domain/leads/transcript'
import { TRANSCRIPT_RULES } from '~/domain/leads/transcript-rule'
import { adminCall } from './call'
import { campaign, campaignTerms, clientCall, leadInvoice, movement } from './client-space'
import { leadAccount, left, text } from './lead-account'
import { pageQuery } from './page-query'

const cents = z.int().check(z.minimum(1))

/** A client writes the same reference each time: the bank tells one transfer from the next. */
const transfer = {
  amount_cents: cents,
  reference: text,
  /** The day of the bank, `2026-03-31`; today's where it is left out. */
  day: left,
  /** The bank's own number of the transfer. */
  bank_id: left,
}

const contact = {
  company_name: text,
  contact_name: text,
  email: text,
  phone: text,
  address: text,
  time_zone: text,
}

/** SIREN and VAT number of a client in France or Monaco. */
const identity = { siren: left, vat_number: left }

const telephoneNumber = z.object({
  number: z.string(),
  campaign_id: z.nullable(z.string()),
  campaign_name: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** Whether its carrier writes down what is said, and sends it. */
  transcribed: z.boolean(),
  quarantined_until: z.nullable(z.string()),
})

/** What the team does for the clients of the leads offer. */
export const adminLeadCalls = {
  leadAccounts: adminCall('GET /api/admin/leads/accounts', {
    permission: 'handle-leads',
    summary: 'Clients of the leads offer, newest first',
    query: z.object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    reply: z.object({
      accounts: z.array(
        z.object({
          ...leadAccount.shape,
          /** Campaigns that take calls once a number leads to them. */
          without_number: z.number(),
          /** Campaigns of which another telephone is to be looked at. */
          rings_asked: z.number(),
        }),
      ),
      next_cursor: z.nullable(z.string()),
    }),
  }),
  openLeadAccount: adminCall('POST /api/admin/leads/accounts', {
    permission: 'handle-leads',
    summary:
      'Opens an account, from a registration or not; a second one of the same registration is the first',
    body: z.object({
      registration_id: left,
      ...contact,
      /** ISO 3166-1, two letters. */
      country: text,
      /** Of a firm in France: a SIREN or a SIRET. */
      siren: left,
      vat_number: left,
    }),
    status: 201,
    reply: leadAccount,
  }),
  leadAccount: adminCall('GET /api/admin/leads/accounts/{account}', {
    permission: 'handle-leads',
    summary: 'One client with campaigns and last movements',
    reply: z.object({
      account: leadAccount,
      /** Whether VAT numbers can be looked up. */
      vat_register: z.boolean(),
      campaigns: z.array(campaign),
      movements: z.array(movement),
      invoices: z.array(leadInvoice),
    }),
  }),
  leadInvoice: adminCall('GET /api/admin/leads/invoices/{number}', {
    permission: 'read-invoices',
    summary: 'A monthly invoice of a client, or an avoir on one, as it was sealed',
    reply: 'application/pdf',
  }),
  changeLeadContact: adminCall('PUT /api/admin/leads/accounts/{account}/contact', {
    permission: 'handle-leads',
    summary:
      'Corrects how a client is named and reached, and his clock, which his campaigns follow; another e-mail address ends his sessions. With `instead_of`, another contact by now is 409',
    body: z.object({ ...contact, instead_of: z.optional(z.object(contact)) }),
    reply: leadAccount,
  }),
  changeLeadIdentity: adminCall('PUT /api/admin/leads/accounts/{account}/identity', {
    permission: 'handle-leads',
    summary:
      'SIREN (or SIRET) and VAT number of a client in France or Monaco, as his next papers state them; with `instead_of`, others by now are 409',
    body: z.object({ ...identity, instead_of: z.optional(z.object(identity)) }),
    reply: leadAccount,
  }),
  confirmLeadVat: adminCall('POST /api/admin/leads/accounts/{account}/vat-confirmed', {
    permission: 'handle-leads',
    summary: 'Notes that the VAT number was found to be his',
    body: z.object({ vat_number: text }),
    reply: leadAccount,
  }),
  checkLeadVat: adminCall('POST /api/admin/leads/accounts/{account}/vat-check', {
    permission: 'handle-leads',
    summary: 'Looks the VAT number up in the register of the Union (VIES); a valid one is confirmed by it',
    body: z.object({ vat_number: text }),
    reply: leadAccount,
  }),
  recordTopUp: adminCall('POST /api/admin/leads/accounts/{account}/top-ups', {
    permission: 'record-payments',
    summary:
      'Books a transfer, once by the bank’s own number or by its day and reference; another amount is 409',
    body: z.object(transfer),
    reply: leadAccount,
  }),
  refundBalance: adminCall('POST /api/admin/leads/accounts/{account}/refunds', {
    permission: 'record-payments',
    summary: 'Books that unused money was sent back, once like a transfer that came in',
    body: z.object(transfer),
    reply: leadAccount,
  }),
  openCampaignFor: adminCall('POST /api/admin/leads/accounts/{account}/campaigns', {
    permission: 'handle-leads',
    summary: 'Opens a campaign for a client',
    body: z.object(campaignTerms),
    status: 201,
    reply: campaign,
  }),
  confirmCampaignRing: adminCall('POST /api/admin/leads/campaigns/{campaign}/ring', {
    permission: 'handle-leads',
    summary:
      'The team looked at the telephone that a client asks for: calls ring there; another one by now is 409',
    body: z.object({ ring: text }),
    reply: campaign,
  }),
  tryCampaign: adminCall('GET /api/admin/leads/campaigns/{campaign}/test-call', {
    permission: 'handle-leads',
    summary: 'What a call that rang now would meet; nothing is booked',
    reply: z.object({ route: z.nullable(z.string()), reason: z.nullable(z.string()) }),
  }),
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
      received_at: z.string(),
      deleted_at: z.string(),
      finding: z.nullable(z.enum(TRANSCRIPT_RULES)),
      model_word: z.nullable(z.enum(MODEL_WORDS)),
    }),
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
          started_at: z.nullable(z.string()),
          length_ms: z.nullable(z.number()),
          flagged: z.boolean(),
          net_cents: z.number(),
          reason: z.string(),
          words: z.string(),
          opened_at: z.string(),
          answer_before: z.string(),
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
