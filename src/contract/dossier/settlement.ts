import * as z from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { REFUSED_MOTIVES } from '~/domain/invoice/avoir-motive'
import { CHOICE_STATES } from '~/domain/invoice/partial-grant'
import { PAYEES, PAYERS } from '~/domain/invoice/settlement'
import { adminCall, call } from '../call'
import { moneyLines } from '../shapes/money-lines'
import { amounts, settlement } from '../shapes/settlement-state'

/** What is paid on an invoice, for who keeps the accounts. */
export const settlementCalls = {
  invoiceSettlement: adminCall('GET /api/admin/facture/{number}/settlement', {
    permission: 'read-invoices',
    summary: 'What was granted, paid and is due on a signed invoice',
    reply: settlement,
  }),
  recordPayment: adminCall('POST /api/admin/facture/{number}/payments', {
    permission: 'record-payments',
    noted: false,
    summary:
      'Writes down a payment, or below zero what went back; « Payé » follows once the total is reached',
    body: z.object({
      amount: z.number(),
      paid_on: z.string().check(z.maxLength(10)),
      payer: z.enum(PAYERS),
      reference: z.string().check(z.maxLength(140)),
      version: z.number().check(z.int()),
    }),
    reply: settlement,
  }),
  remindPayment: adminCall('POST /api/admin/facture/{number}/reminder', {
    permission: 'record-payments',
    noted: false,
    summary: 'Mails a reminder of a payment that is late, with penalties and the 40 €',
    body: z.object({ version: z.number().check(z.int()) }),
    reply: settlement,
  }),
}

const clientSettlement = z.object({
  status: z.enum(DOSSIER_STATUSES),
  invoice_number: z.string(),
  /** The money line in words, a cell each (specification B5.7). */
  lines: moneyLines,
  total: z.number(),
  grant: z.nullable(z.object({ amount: z.number(), body: z.string(), decided_on: z.string() })),
  /** What the aid leaves of the total. */
  remaining: z.nullable(amounts),
  aid_paid_to: z.nullable(z.enum(PAYEES)),
  due_on: z.nullable(z.string()),
  /** Asked of who was granted less than the total: what he would transfer, and the last day to say so. */
  choice: z.nullable(z.object({ until: z.string(), amount: z.number() })),
  /** `over`: he has said nothing by the end of the delay, and the dossier is about to be closed. */
  choice_state: z.enum(CHOICE_STATES),
  received: z.number(),
  /** What is still to be transferred to us. */
  to_pay: z.number(),
  excess: z.number(),
  payee: z.string(),
  iban: z.string(),
  bic: z.string(),
  payments: z.array(z.object({ amount: z.number(), paid_on: z.string(), payer: z.enum(PAYERS) })),
  may_renounce: z.boolean(),
  renounce_until: z.nullable(z.string()),
  code_needed: z.boolean(),
  refusal: z.nullable(
    z.object({
      motive: z.nullable(z.enum(REFUSED_MOTIVES)),
      sentence: z.nullable(z.string()),
      /** He renounced by saying nothing until the delay was over. */
      silent: z.boolean(),
      avoir_number: z.nullable(z.string()),
    }),
  ),
})

/** What the holder of a dossier reads of it, and his right to renounce. */
export const clientSettlementCalls = {
  companySettlement: call('GET /api/company/{id}/settlement', {
    reader: 'public',
    summary: 'What was granted, what remains due and was received; 404 until the invoice is signed',
    reply: clientSettlement,
  }),
  paymentCode: call('GET /api/company/{id}/payment-code', {
    reader: 'public',
    budget: 'invoice-read',
    summary: 'The QR code of the transfer (EPC069-12); 404 where nothing is to be paid',
    reply: 'image/png',
  }),
  continueDossier: call('POST /api/company/{id}/continuation', {
    reader: 'public',
    budget: 'company-change',
    summary:
      '« Je continue » with a grant below the total: the due date counts, the site may begin; a repeat answers the same, 409 where nothing is asked or the delay is over',
    reply: clientSettlement,
  }),
  renounce: call('POST /api/company/{id}/renounce', {
    reader: 'public',
    budget: 'company-change',
    summary: 'Renounces: an avoir cancels the invoice; 403 `fresh-code-needed` without a code typed just now',
    reply: clientSettlement,
  }),
}
