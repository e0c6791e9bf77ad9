import { parisDay } from '../text/french'
import type { BookedInvoice } from './booked-invoice'
import { type Receipt, receiptsOf } from './receipts'

/** The usual accounts of the French plan (specification C8). */
export const ACCOUNTS = {
  '411': 'Clients',
  '419': 'Clients créditeurs',
  '4191': 'Clients, avances reçues',
  '512': 'Banque',
  '706': 'Prestations de services',
  '44571': 'TVA collectée',
  '44574': 'TVA en attente d’encaissement',
} as const

export type AccountNumber = keyof typeof ACCOUNTS

export const JOURNALS = { VE: 'Ventes', BQ: 'Banque', OD: 'Opérations diverses' } as const

/** Whose account 411 is. */
export type BookedClient = Pick<BookedInvoice, 'number' | 'siret' | 'company_name'>

/** One balanced entry. */
export interface Entry {
  journal: keyof typeof JOURNALS
  number: string
  day: string
  label: string
  /** The paper that it rests on, and its day. */
  piece: string
  pieceDay: string
  /** When it was written down for good. */
  validDay: string
  client: BookedClient
  lines: { account: AccountNumber; debit: number; credit: number }[]
}

/**
 * The entries of an invoice: its sale, its payments, its avoir. On receipt VAT moves from « en attente » to
 * « collectée »; the avoir takes back each from where it stands.
 */
export function entriesOf(invoice: BookedInvoice): Entry[] {
  const receipts = receiptsOf(invoice)
  return [saleOf(invoice), ...receipts.map(receipt => entryOf(invoice, receipt))]
}

function saleOf(invoice: BookedInvoice): Entry {
  const { number, day, net_cents, vat_cents, gross_cents, company_name } = invoice
  return {
    ...{ journal: 'VE', number, day, piece: number, pieceDay: day, validDay: day, client: invoice },
    label: `Facture ${number} ${company_name}`,
    lines: linesOf([
      ['411', gross_cents],
      ['706', -net_cents],
      ['44574', -vat_cents],
    ]),
  }
}

function entryOf(invoice: BookedInvoice, { payment, day, vat_cents }: Receipt): Entry {
  const { avoir, company_name } = invoice
  if (!payment && avoir)
    return {
      ...{
        journal: 'VE',
        number: avoir.number,
        day,
        piece: avoir.number,
        pieceDay: day,
        validDay: day,
        client: invoice,
      },
      label: `Avoir ${avoir.number} sur ${invoice.number} ${company_name}`,
      lines: linesOf([
        ['411', -invoice.gross_cents],
        ['706', invoice.net_cents],
        ['44574', invoice.vat_cents + vat_cents],
        ['44571', -vat_cents],
      ]),
    }
  const cents = payment?.cents ?? 0
  const number = `BQ-${String(payment?.id).padStart(5, '0')}`
  return {
    ...{ journal: 'BQ', number, day, piece: number, pieceDay: day, client: invoice },
    validDay: payment ? parisDay(payment.recorded_at) : day,
    label: `${cents < 0 ? 'Remboursement' : 'Règlement'} ${invoice.number} ${payment?.reference ?? ''}`,
    lines: linesOf([
      ['512', cents],
      ['411', -cents],
      ['44574', vat_cents],
      ['44571', -vat_cents],
    ]),
  }
}

/** Sums above zero are debits, below it credits; nothing is written for nothing. */
export const linesOf = (sums: [AccountNumber, number][]) =>
  sums
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({
      account,
      debit: Math.max(0, cents),
      credit: Math.max(0, -cents),
    }))
