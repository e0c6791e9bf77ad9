import * as z from 'zod/mini'
import { adminCall } from '../call'
import { campaign, campaignTerms, leadInvoice, movement } from '../leads/client-space'
import { leadAccount, left, text } from '../leads/lead-account'
import { pageQuery } from '../page-query'

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

/** What the team does for the clients of the leads offer. */
export const adminLeadCalls = {
  leadAccounts: adminCall('GET /api/admin/leads/accounts', {
    permission: 'read-invoices',
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
    permission: 'read-invoices',
    summary: 'One client with campaigns and last movements',
    reply: z.object({
      account: leadAccount,
      /** Whether VAT numbers can be looked up. */
      vat_register: z.boolean(),
      /** None for who may not handle leads: an accountant needs no numbers. */
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
}
