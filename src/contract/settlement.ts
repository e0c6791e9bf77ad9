import { array, boolean, int, maxLength, nullable, number, object, enum as oneOf, string } from 'zod/mini'
import { DOSSIER_STATUSES } from '~/domain/dossier/dossier'
import { REFUSED_MOTIVES } from '~/domain/invoice/avoir-motive'
import { CHOICE_STATES } from '~/domain/invoice/partial-grant'
import { PAYEES, PAYERS } from '~/domain/invoice/settlement'
import { call } from './call'
import { moneyLines } from './shapes/money-lines'
import { amounts, settlement } from './shapes/settlement-state'

/** What is paid on an invoice, for who keeps the accounts. */
export const settlementCalls = {
  invoiceSettlement: call({
    method: 'GET',
    path: '/api/admin/facture/{number}/settlement',
    reader: 'admin',
    permission: 'read-invoices',
    summary: 'What was granted, paid and is due on a signed invoice',
    reply: settlement,
  }),
  recordPayment: call({
    method: 'POST',
    path: '/api/admin/facture/{number}/payments',
    reader: 'admin',
    permission: 'record-payments',
    noted: false,
    summary:
      'Writes down a payment, or below zero what went back; « Payé » follows once the total is reached',
    body: object({
      amount: number(),
      paid_on: string().check(maxLength(10)),
      payer: oneOf(PAYERS),
      reference: string().check(maxLength(140)),
      version: number().check(int()),
    }),
    reply: settlement,
  }),
  remindPayment: call({
    method: 'POST',
    path: '/api/admin/facture/{number}/reminder',
    reader: 'admin',
    permission: 'record-payments',
    noted: false,
    summary: 'Mails a reminder of a payment that is late, with penalties and the 40 €',
    body: object({ version: number().check(int()) }),
    reply: settlement,
  }),
}

const clientSettlement = object({
  status: oneOf(DOSSIER_STATUSES),
  invoice_number: string(),
  /** The money line in words, a cell each (specification B5.7). */
  lines: moneyLines,
  total: number(),
  grant: nullable(object({ amount: number(), body: string(), decided_on: string() })),
  /** What the aid leaves of the total. */
  remaining: nullable(amounts),
  aid_paid_to: nullable(oneOf(PAYEES)),
  due_on: nullable(string()),
  /** Asked of who was granted less than the total: what he would transfer, and the last day to say so. */
  choice: nullable(object({ until: string(), amount: number() })),
  /** `over`: he has said nothing by the end of the delay, and the dossier is about to be closed. */
  choice_state: oneOf(CHOICE_STATES),
  received: number(),
  /** What is still to be transferred to us. */
  to_pay: number(),
  excess: number(),
  payee: string(),
  iban: string(),
  bic: string(),
  payments: array(object({ amount: number(), paid_on: string(), payer: oneOf(PAYERS) })),
  may_renounce: boolean(),
  renounce_until: nullable(string()),
  code_needed: boolean(),
  refusal: nullable(
    object({
      motive: nullable(oneOf(REFUSED_MOTIVES)),
      sentence: nullable(string()),
      /** He renounced by saying nothing until the delay was over. */
      silent: boolean(),
      avoir_number: nullable(string()),
    }),
  ),
})

/** The same for the holder of a dossier, and his right to renounce. */
export const clientSettlementCalls = {
  companySettlement: call({
    method: 'GET',
    path: '/api/company/{id}/settlement',
    reader: 'public',
    summary: 'What was granted, what remains due and was received; 404 until the invoice is signed',
    reply: clientSettlement,
  }),
  paymentCode: call({
    method: 'GET',
    path: '/api/company/{id}/payment-code',
    reader: 'public',
    budget: 'invoice-read',
    summary: 'The QR code of the transfer (EPC069-12); 404 where nothing is to be paid',
    reply: 'image/png',
  }),
  continueDossier: call({
    method: 'POST',
    path: '/api/company/{id}/continuation',
    reader: 'public',
    budget: 'company-change',
    summary:
      '« Je continue » with a grant below the total: the due date counts, the site may begin; a repeat answers the same, 409 where nothing is asked or the delay is over',
    reply: clientSettlement,
  }),
  renounce: call({
    method: 'POST',
    path: '/api/company/{id}/renounce',
    reader: 'public',
    budget: 'company-change',
    summary: 'Renounces: an avoir cancels the invoice; 403 `fresh-code-needed` without a code typed just now',
    reply: clientSettlement,
  }),
}
