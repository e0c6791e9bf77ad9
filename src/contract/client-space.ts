import {
  _default,
  array,
  boolean,
  int,
  literal,
  maxLength,
  nullable,
  number,
  object,
  enum as oneOf,
  string,
} from 'zod/mini'
import { CALL_ZONES, TRADES } from '~/domain/international/lead-pricing'
import { DISPUTE_REASONS } from '~/domain/leads/dispute'
import { MOVEMENT_KINDS } from '~/domain/leads/ledger'
import { call } from './call'
import { pageQuery } from './page'

const field = string().check(maxLength(320))

const openingHours = object({ day: int(), from: field, to: field })

/** The terms of a campaign; prices are integer cents HT. The rules are in domain/leads/campaign. */
export const campaignTerms = {
  name: field,
  zone: oneOf(CALL_ZONES),
  trade: oneOf(TRADES),
  price_cents: int(),
  time_zone: field,
  hours: array(openingHours).check(maxLength(50)),
  daily_cap: int(),
  ring: field,
}

export const campaign = object({
  id: string(),
  ...campaignTerms,
  /** The telephone that the client asks for instead, until the team has looked at it. */
  ring_asked: nullable(string()),
  paused: boolean(),
  version: int(),
  /** What the public dials, E.164, and the page or town that shows it. */
  numbers: array(object({ number: string(), source: nullable(string()) })),
})

export const clientCall = object({
  id: string(),
  campaign_name: nullable(string()),
  source: nullable(string()),
  /** E.164; null where it was hidden. */
  caller: nullable(string()),
  started_at: nullable(string()),
  length_ms: nullable(number()),
  flagged: boolean(),
  state: oneOf(['open', 'held', 'billed', 'unbilled', 'credited']),
  /** Why it was not put through or not billed, in French. */
  reason: nullable(string()),
  /** What a billed call was qualified by, in French; null where it was not billed. */
  qualified_by: nullable(string()),
  /** Until when its price stays held for a transcript; null where none is waited for. */
  held_until: nullable(string()),
  /** What a rule read in a transcript that came too late to decide, in French: it supports a dispute. */
  late_finding: nullable(string()),
  net_cents: number(),
  gross_cents: number(),
  /** Until when it may be contested; null where it cannot be. */
  dispute_before: nullable(string()),
  dispute: nullable(
    object({
      reason: oneOf(DISPUTE_REASONS),
      words: string(),
      opened_at: string(),
      answer_before: string(),
      decided_at: nullable(string()),
      credited: nullable(boolean()),
      sentence: nullable(string()),
    }),
  ),
})

export const movement = object({
  id: number(),
  kind: oneOf(MOVEMENT_KINDS),
  at: string(),
  call_id: nullable(string()),
  /** When that call rang. */
  call_at: nullable(string()),
  /** Why the price of that call was given back or taken: one French sentence. */
  why: nullable(string()),
  note: string(),
  /** What it added to what can be spent, TTC. */
  available_change_cents: number(),
})

/** The month's invoice, or an avoir on an earlier one; sums are cents, an avoir's are what it gives back. */
export const leadInvoice = object({
  number: string(),
  /** `2026-10`. */
  month: string(),
  corrects: nullable(string()),
  issued_at: string(),
  net_cents: number(),
  vat_cents: number(),
  gross_cents: number(),
})

/** What a client of the leads offer does at /espace-client, by a cookie that an e-mailed link gives. */
export const clientSpaceCalls = {
  sendClientLink: call({
    method: 'POST',
    path: '/api/client/link',
    reader: 'public',
    budget: 'client-link',
    summary: 'E-mails a sign-in link, 15 minutes and single use; always the same answer',
    body: object({ email: field }),
    status: 202,
    reply: object({ sent: literal(true) }),
  }),
  signInClient: call({
    method: 'POST',
    path: '/api/client/session',
    reader: 'public',
    budget: 'client-link',
    summary: 'Uses a link up and sets a cookie of twelve hours',
    body: object({ token: string().check(maxLength(100)) }),
    status: 201,
    reply: object({ company_name: string() }),
  }),
  signOutClient: call({
    method: 'DELETE',
    path: '/api/client/session',
    reader: 'client',
    summary: 'Ends the session',
    status: 204,
    reply: object({}),
  }),
  clientSpace: call({
    method: 'GET',
    path: '/api/client/space',
    reader: 'client',
    summary: 'The account, its balance and its campaigns',
    reply: object({
      company_name: string(),
      contact_name: string(),
      country: string(),
      time_zone: string(),
      /** False while the VAT number of a client of another member state is not confirmed. */
      may_buy: boolean(),
      available_cents: number(),
      held_cents: number(),
      /** What to write on a transfer. */
      transfer_reference: string(),
      iban: string(),
      campaigns: array(campaign),
    }),
  }),
  openCampaign: call({
    method: 'POST',
    path: '/api/client/campaigns',
    reader: 'client',
    summary: 'Opens a campaign; the team then gives it a number',
    body: object(campaignTerms),
    status: 201,
    reply: campaign,
  }),
  changeCampaign: call({
    method: 'PUT',
    path: '/api/client/campaigns/{campaign}',
    reader: 'client',
    summary:
      'Changes a campaign but its zone, trade and price; another telephone waits for the team; another version answers 409',
    body: object({ ...campaignTerms, paused: boolean(), version: int() }),
    reply: campaign,
  }),
  clientCalls: call({
    method: 'GET',
    path: '/api/client/calls',
    reader: 'client',
    summary: 'The calls, newest first, each with what it cost and why',
    query: object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    reply: object({ calls: array(clientCall), next_cursor: nullable(string()) }),
  }),
  exportClientCalls: call({
    method: 'GET',
    path: '/api/client/calls.csv',
    reader: 'client',
    summary: 'All calls, newest first, each with what it cost and why, as CSV',
    reply: 'text/csv',
  }),
  disputeCall: call({
    method: 'POST',
    path: '/api/client/calls/{call}/dispute',
    reader: 'client',
    summary: 'Contests a billed call within seven days; what a rule can decide is decided at once',
    body: object({ reason: oneOf(DISPUTE_REASONS), words: _default(string().check(maxLength(2_000)), '') }),
    reply: clientCall,
  }),
  clientStatement: call({
    method: 'GET',
    path: '/api/client/statement',
    reader: 'client',
    summary: 'Every movement of the money, newest first',
    query: object({ limit: pageQuery.limit, cursor: pageQuery.cursor }),
    reply: object({ movements: array(movement), next_cursor: nullable(string()) }),
  }),
  clientInvoices: call({
    method: 'GET',
    path: '/api/client/invoices',
    reader: 'client',
    summary: 'The monthly invoices and their avoirs, newest first',
    reply: object({ invoices: array(leadInvoice) }),
  }),
  clientInvoice: call({
    method: 'GET',
    path: '/api/client/invoices/{number}',
    reader: 'client',
    summary: 'One of them as it was sealed, a PDF that holds its Factur-X',
    reply: 'application/pdf',
  }),
}
