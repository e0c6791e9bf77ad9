import {
  _default,
  array,
  boolean,
  int,
  maxLength,
  minimum,
  nullable,
  number,
  object,
  enum as oneOf,
  regex,
  string,
} from 'zod/mini'
import { MODEL_WORDS } from '~/domain/leads/transcript'
import { TRANSCRIPT_RULES } from '~/domain/leads/transcript-rule'
import { call } from './call'
import { campaign, campaignTerms, clientCall, leadInvoice, movement } from './client-space'
import { leadAccount, left, text } from './lead-account'
import { pageQuery } from './page'

const cents = int().check(minimum(1))

/** A client writes the same reference each time: the bank tells one transfer from the next. */
const transfer = {
  amount_cents: cents,
  reference: text,
  /** The day of the bank, `2026-03-31`; today's where it is left out. */
  day: left,
  /** The bank's own number of the transfer. */
  bank_id: left,
}

const telephoneNumber = object({
  number: string(),
  campaign_id: nullable(string()),
  campaign_name: nullable(string()),
  source: nullable(string()),
  /** Whether its carrier writes down what is said, and sends it. */
  transcribed: boolean(),
  quarantined_until: nullable(string()),
})

/** What the team does for the clients of the leads offer. */
export const adminLeadCalls = {
  leadAccounts: call({
    method: 'GET',
    path: '/api/admin/leads/accounts',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Clients of the leads offer, newest first',
    query: object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    reply: object({ accounts: array(leadAccount), next_cursor: nullable(string()) }),
  }),
  openLeadAccount: call({
    method: 'POST',
    path: '/api/admin/leads/accounts',
    reader: 'admin',
    permission: 'handle-leads',
    summary:
      'Opens an account, from a registration or not; a second one of the same registration is the first',
    body: object({
      registration_id: left,
      company_name: text,
      contact_name: text,
      email: text,
      phone: text,
      address: text,
      /** ISO 3166-1, two letters. */
      country: text,
      /** Of a firm in France: a SIREN or a SIRET. */
      siren: left,
      vat_number: left,
      time_zone: text,
    }),
    status: 201,
    reply: leadAccount,
  }),
  leadAccount: call({
    method: 'GET',
    path: '/api/admin/leads/accounts/{account}',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'One client with campaigns and last movements',
    reply: object({
      account: leadAccount,
      /** Whether VAT numbers can be looked up. */
      vat_register: boolean(),
      campaigns: array(campaign),
      movements: array(movement),
      invoices: array(leadInvoice),
    }),
  }),
  leadInvoice: call({
    method: 'GET',
    path: '/api/admin/leads/invoices/{number}',
    reader: 'admin',
    permission: 'read-invoices',
    summary: 'A monthly invoice of a client, or an avoir on one, as it was sealed',
    reply: 'application/pdf',
  }),
  changeLeadIdentity: call({
    method: 'PUT',
    path: '/api/admin/leads/accounts/{account}/identity',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'SIREN (or SIRET) and VAT number of a client in France or Monaco, as his next papers state them',
    body: object({ siren: left, vat_number: left }),
    reply: leadAccount,
  }),
  confirmLeadVat: call({
    method: 'POST',
    path: '/api/admin/leads/accounts/{account}/vat-confirmed',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Notes that the VAT number was found to be his',
    body: object({ vat_number: text }),
    reply: leadAccount,
  }),
  checkLeadVat: call({
    method: 'POST',
    path: '/api/admin/leads/accounts/{account}/vat-check',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Looks the VAT number up in the register of the Union (VIES); a valid one is confirmed by it',
    body: object({ vat_number: text }),
    reply: leadAccount,
  }),
  recordTopUp: call({
    method: 'POST',
    path: '/api/admin/leads/accounts/{account}/top-ups',
    reader: 'admin',
    permission: 'record-payments',
    summary:
      'Books a transfer, once by the bank’s own number or by its day and reference; another amount is 409',
    body: object(transfer),
    reply: leadAccount,
  }),
  refundBalance: call({
    method: 'POST',
    path: '/api/admin/leads/accounts/{account}/refunds',
    reader: 'admin',
    permission: 'record-payments',
    summary: 'Books that unused money was sent back, once like a transfer that came in',
    body: object(transfer),
    reply: leadAccount,
  }),
  openCampaignFor: call({
    method: 'POST',
    path: '/api/admin/leads/accounts/{account}/campaigns',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Opens a campaign for a client',
    body: object(campaignTerms),
    status: 201,
    reply: campaign,
  }),
  confirmCampaignRing: call({
    method: 'POST',
    path: '/api/admin/leads/campaigns/{campaign}/ring',
    reader: 'admin',
    permission: 'handle-leads',
    summary:
      'The team looked at the telephone that a client asks for: calls ring there; another one by now is 409',
    body: object({ ring: text }),
    reply: campaign,
  }),
  tryCampaign: call({
    method: 'GET',
    path: '/api/admin/leads/campaigns/{campaign}/test-call',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'What a call that rang now would meet; nothing is booked',
    reply: object({ route: nullable(string()), reason: nullable(string()) }),
  }),
  telephoneNumbers: call({
    method: 'GET',
    path: '/api/admin/leads/numbers',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'The pool of numbers',
    reply: object({ numbers: array(telephoneNumber) }),
  }),
  addTelephoneNumber: call({
    method: 'POST',
    path: '/api/admin/leads/numbers',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Adds a number to the pool; a repeat changes nothing',
    body: object({ number: string().check(regex(/^\+[1-9]\d{5,14}$/)) }),
    status: 201,
    reply: object({ numbers: array(telephoneNumber) }),
  }),
  assignTelephoneNumber: call({
    method: 'POST',
    path: '/api/admin/leads/numbers/{number}/assignment',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Gives a free number to a campaign, or, without one, takes it back into quarantine',
    body: object({ campaign_id: nullable(text), source: left }),
    reply: object({ numbers: array(telephoneNumber) }),
  }),
  noteTranscription: call({
    method: 'POST',
    path: '/api/admin/leads/numbers/{number}/transcription',
    reader: 'admin',
    permission: 'handle-leads',
    summary:
      'Notes whether the carrier of a number tells callers that it writes down what they say, and sends it: calls that ring from then on wait an hour for it',
    body: object({ transcribed: boolean() }),
    reply: object({ numbers: array(telephoneNumber) }),
  }),
  leadCalls: call({
    method: 'GET',
    path: '/api/admin/leads/calls',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'All calls, newest first',
    query: object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    reply: object({
      calls: array(
        object({
          ...clientCall.shape,
          company_name: nullable(string()),
          /** Whether what was said can be read. */
          transcript: boolean(),
          /** What a language model reads in it, in French; it decides nothing. */
          flag: nullable(string()),
        }),
      ),
      next_cursor: nullable(string()),
    }),
  }),
  exportLeadCalls: call({
    method: 'GET',
    path: '/api/admin/leads/calls.csv',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'All calls, newest first, each with what it cost and why, as CSV',
    reply: 'text/csv',
  }),
  leadTranscript: call({
    method: 'GET',
    path: '/api/admin/leads/calls/{call}/transcript',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'What was said in a call, as its carrier wrote it down; the journal notes who reads it',
    reply: object({
      text: string(),
      received_at: string(),
      deleted_at: string(),
      finding: nullable(oneOf(TRANSCRIPT_RULES)),
      model_word: nullable(oneOf(MODEL_WORDS)),
    }),
  }),
  leadDisputes: call({
    method: 'GET',
    path: '/api/admin/leads/disputes',
    reader: 'admin',
    permission: 'handle-leads',
    summary: 'Disputes that no rule decides, the most urgent first, and what each source brought in 30 days',
    reply: object({
      disputes: array(
        object({
          call_id: string(),
          company_name: string(),
          campaign_name: string(),
          caller: nullable(string()),
          source: nullable(string()),
          started_at: nullable(string()),
          length_ms: nullable(number()),
          flagged: boolean(),
          net_cents: number(),
          reason: string(),
          words: string(),
          opened_at: string(),
          answer_before: string(),
        }),
      ),
      sources: array(
        object({
          source: nullable(string()),
          calls: number(),
          billed: number(),
          disputed: number(),
          credited: number(),
        }),
      ),
    }),
  }),
  decideDispute: call({
    method: 'POST',
    path: '/api/admin/leads/disputes/{call}/decision',
    reader: 'admin',
    permission: 'handle-leads',
    summary:
      'Answers a dispute with a sentence that the client reads; a repeat returns what was decided first',
    body: object({ credited: boolean(), sentence: _default(string().check(maxLength(2_000)), '') }),
    reply: object({ credited: boolean(), sentence: string() }),
  }),
}
