import type { BookedInvoice, BookedPayment } from './booked-invoice'
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
  day: string
  label: string
  /** The paper that it rests on, and its day; of money, the bank's own number, or the statement of its day. */
  piece: string
  pieceDay: string
  /** When it was written down for good: what is written down later never comes before it. */
  writtenAt: Date
  /** Its place among those that were written down at the same instant. */
  rank: string
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
    ...{ journal: 'VE', day, piece: number, pieceDay: day, client: invoice },
    ...{ writtenAt: invoice.issued_at, rank: number },
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
        day,
        piece: avoir.number,
        pieceDay: day,
        client: invoice,
        writtenAt: avoir.issued_at,
        rank: avoir.number,
      },
      label: `Avoir ${avoir.number} sur ${invoice.number} ${company_name}`,
      lines: linesOf([
        ['411', -invoice.gross_cents],
        ['706', invoice.net_cents],
        ['44574', invoice.vat_cents + vat_cents],
        ['44571', -vat_cents],
      ]),
    }
  if (!payment) throw new RangeError('a receipt without money is an avoir')
  const { cents } = payment
  return {
    ...{ day, client: invoice, ...moneyHead(invoice, payment) },
    lines: linesOf([
      ['512', cents],
      ['411', -cents],
      ['44574', vat_cents],
      ['44571', -vat_cents],
    ]),
  }
}

/** What stands at the head of an entry of the bank. */
export const moneyHead = (
  { number }: BookedInvoice,
  { id, cents, day, recorded_at, reference }: BookedPayment,
) => ({
  ...{ journal: 'BQ' as const, piece: ofBank(null, day), pieceDay: day },
  ...{ writtenAt: recorded_at, rank: String(id).padStart(12, '0') },
  label: `${cents < 0 ? 'Remboursement' : 'Règlement'} ${number} ${reference}`,
})

/** The piece of money that came or went: the bank's number of it, or the bank's statement of that day. */
export const ofBank = (bank_id: string | null, day: string) => bank_id ?? `Relevé ${day}`

/** Sums above zero are debits, below it credits; nothing is written for nothing. */
export const linesOf = (sums: [AccountNumber, number][]) =>
  sums
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({
      account,
      debit: Math.max(0, cents),
      credit: Math.max(0, -cents),
    }))
