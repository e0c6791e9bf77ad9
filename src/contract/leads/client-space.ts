import * as z from 'zod/mini'
import { CALL_ZONES, TRADES } from '~/domain/international/lead-pricing'
import { DISPUTE_REASONS } from '~/domain/leads/dispute'
import { MOVEMENT_KINDS } from '~/domain/leads/ledger'
import { call } from '../call'
import { pageQuery } from '../page-query'
import { instant } from '../shapes/instant'

const field = z.string().check(z.maxLength(320))

const openingHours = z.object({ day: z.int(), from: field, to: field })

/** The terms of a campaign; prices are integer cents HT. The rules are in domain/leads/campaign. */
export const campaignTerms = {
  name: field,
  zone: z.enum(CALL_ZONES),
  trade: z.enum(TRADES),
  price_cents: z.int(),
  time_zone: field,
  hours: z.array(openingHours).check(z.maxLength(50)),
  daily_cap: z.int(),
  ring: field,
}

export const campaign = z.object({
  id: z.string(),
  ...campaignTerms,
  /** The telephone that the client asks for instead, until the team has looked at it. */
  ring_asked: z.nullable(z.string()),
  paused: z.boolean(),
  version: z.int(),
  /** What the public dials, E.164, and the page or town that shows it. */
  numbers: z.array(z.object({ number: z.string(), source: z.nullable(z.string()) })),
})

export const clientCall = z.object({
  id: z.string(),
  campaign_name: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** E.164; null where it was hidden. */
  caller: z.nullable(z.string()),
  started_at: z.nullable(instant),
  length_ms: z.nullable(z.number()),
  flagged: z.boolean(),
  state: z.enum(['open', 'held', 'billed', 'unbilled', 'credited']),
  /** Why it was not put through or not billed, in French. */
  reason: z.nullable(z.string()),
  /** What a billed call was qualified by, in French; null where it was not billed. */
  qualified_by: z.nullable(z.string()),
  /** Until when its price stays held for a transcript; null where none is waited for. */
  held_until: z.nullable(instant),
  /** What a rule read in a transcript that came too late to decide, in French: it supports a dispute. */
  late_finding: z.nullable(z.string()),
  net_cents: z.number(),
  gross_cents: z.number(),
  /** Until when it may be contested; null where it cannot be. */
  dispute_before: z.nullable(instant),
  dispute: z.nullable(
    z.object({
      reason: z.enum(DISPUTE_REASONS),
      words: z.string(),
      opened_at: instant,
      answer_before: instant,
      decided_at: z.nullable(instant),
      credited: z.nullable(z.boolean()),
      sentence: z.nullable(z.string()),
    }),
  ),
})

export const movement = z.object({
  id: z.number(),
  kind: z.enum(MOVEMENT_KINDS),
  at: instant,
  call_id: z.nullable(z.string()),
  /** When that call rang. */
  call_at: z.nullable(instant),
  quote_request_id: z.nullable(z.string()),
  /** When that request was unlocked. */
  unlocked_at: z.nullable(instant),
  /** Why the price of that call was given back or taken: one French sentence. */
  why: z.nullable(z.string()),
  note: z.string(),
  /** What it added to what can be spent, TTC. */
  available_change_cents: z.number(),
})

/** The month's invoice, or an avoir on an earlier one; sums are cents, an avoir's are what it gives back. */
export const leadInvoice = z.object({
  number: z.string(),
  /** `2026-10`. */
  month: z.string(),
  corrects: z.nullable(z.string()),
  issued_at: instant,
  net_cents: z.number(),
  vat_cents: z.number(),
  gross_cents: z.number(),
})

/** What a client of the leads offer does at /espace-client, by a cookie that an e-mailed link gives. */
export const clientSpaceCalls = {
  sendClientLink: call('POST /api/client/link', {
    reader: 'public',
    budget: 'client-link',
    summary: 'E-mails a sign-in link, 15 minutes and single use; always the same answer',
    body: z.object({ email: field }),
    status: 202,
    reply: z.object({ sent: z.literal(true) }),
  }),
  signInClient: call('POST /api/client/session', {
    reader: 'public',
    budget: 'client-link',
    summary: 'Uses a link up and sets a cookie of twelve hours',
    body: z.object({ token: z.string().check(z.maxLength(100)) }),
    status: 201,
    reply: z.object({ company_name: z.string() }),
  }),
  signOutClient: call('DELETE /api/client/session', { reader: 'client', summary: 'Ends the session' }),
  clientSpace: call('GET /api/client/space', {
    reader: 'client',
    summary: 'The account, its balance and its campaigns',
    reply: z.object({
      company_name: z.string(),
      contact_name: z.string(),
      country: z.string(),
      time_zone: z.string(),
      /** False while the VAT number of a client of another member state is not confirmed. */
      may_buy: z.boolean(),
      available_cents: z.number(),
      held_cents: z.number(),
      /** What to write on a transfer. */
      transfer_reference: z.string(),
      /** Whose account it is: a bank abroad sends nothing without name and BIC. */
      payee: z.string(),
      iban: z.string(),
      bic: z.string(),
      campaigns: z.array(campaign),
    }),
  }),
  changeClientClock: call('PUT /api/client/time-zone', {
    reader: 'client',
    budget: 'client-change',
    summary:
      'Sets the clock by which the client is told the time; his campaigns that went by the former follow',
    body: z.object({ time_zone: field }),
    reply: z.object({ time_zone: z.string() }),
  }),
  openCampaign: call('POST /api/client/campaigns', {
    reader: 'client',
    budget: 'client-change',
    summary: 'Opens a campaign; the team then gives it a number',
    body: z.object(campaignTerms),
    status: 201,
    reply: campaign,
  }),
  changeCampaign: call('PUT /api/client/campaigns/{campaign}', {
    reader: 'client',
    budget: 'client-change',
    summary:
      'Changes a campaign but its zone, trade and price; another telephone waits for the team; another version answers 409',
    body: z.object({ ...campaignTerms, paused: z.boolean(), version: z.int() }),
    reply: campaign,
  }),
  clientCalls: call('GET /api/client/calls', {
    reader: 'client',
    summary: 'The calls, newest first, each with what it cost and why',
    query: z.object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    reply: z.object({ calls: z.array(clientCall), next_cursor: z.nullable(z.string()) }),
  }),
  exportClientCalls: call('GET /api/client/calls.csv', {
    reader: 'client',
    summary: 'All calls, newest first, each with what it cost and why, as CSV',
    reply: 'text/csv',
  }),
  disputeCall: call('POST /api/client/calls/{call}/dispute', {
    reader: 'client',
    budget: 'client-change',
    summary: 'Contests a billed call within seven days; what a rule can decide is decided at once',
    body: z.object({
      reason: z.enum(DISPUTE_REASONS),
      words: z._default(z.string().check(z.maxLength(2_000)), ''),
    }),
    reply: clientCall,
  }),
  clientStatement: call('GET /api/client/statement', {
    reader: 'client',
    summary: 'Every movement of the money, newest first',
    query: z.object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    reply: z.object({ movements: z.array(movement), next_cursor: z.nullable(z.string()) }),
  }),
  clientInvoices: call('GET /api/client/invoices', {
    reader: 'client',
    summary: 'The monthly invoices and their avoirs, newest first',
    reply: z.object({ invoices: z.array(leadInvoice) }),
  }),
  clientInvoice: call('GET /api/client/invoices/{number}', {
    reader: 'client',
    summary: 'One of them as it was sealed, a PDF that holds its Factur-X',
    reply: 'application/pdf',
  }),
}
