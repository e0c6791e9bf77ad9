import { lastDayOf } from '../paris-time'
import { sirenOf } from '../place/siret'
import type { BookedAdvance } from './advance-entries'
import { type BookedInvoice, isIn, type Period } from './booked-invoice'
import type { BookedLeadPaper } from './lead-entries'
import { receiptsOf } from './receipts'

/** What a line of the list of receipts is, in the accountant's words. */
export const RECEIPT_LABELS = {
  payment: 'Règlement',
  refund: 'Remboursement',
  avoir: 'Avoir',
  deposit: 'Dépôt',
  'deposit-back': 'Remboursement de dépôt',
  leads: 'Facture imputée sur le dépôt',
  'leads-avoir': 'Avoir rendu au dépôt',
} as const

/** A line of the list of receipts: money that moved, or VAT that fell due or is taken back without any. */
export interface PeriodReceipt {
  day: string
  kind: keyof typeof RECEIPT_LABELS
  /** The invoice, or the avoir; null: a deposit is for none yet. */
  number: string | null
  company_name: string
  siren: string | null
  /** ISO 3166-1, two letters. */
  country: string
  vat_number: string | null
  payer: string | null
  reference: string
  /** What moved at the bank, below zero what went back. */
  bank_cents: number
  vat_basis_points: number
  /** What of it is taxed, VAT included. */
  taxed_cents: number
  vat_cents: number
}

/** The books of a period, of which its lists are made. */
interface PeriodBooks {
  invoices: readonly BookedInvoice[]
  leads: readonly BookedLeadPaper[]
  advances: readonly BookedAdvance[]
}

/** All that came in, went back or was taxed in a period, by day: its sums are those of the bank and of the VAT statement. */
export function periodReceipts({ invoices, leads, advances }: PeriodBooks, period: Period): PeriodReceipt[] {
  return [...invoices.flatMap(ofInvoice), ...leads.map(ofLeads), ...advances.map(ofAdvance)]
    .filter(
      ({ day, bank_cents, taxed_cents }) => isIn(day, period) && (bank_cents !== 0 || taxed_cents !== 0),
    )
    .sort((a, b) => a.day.localeCompare(b.day) || (a.number ?? '').localeCompare(b.number ?? ''))
}

const ofInvoice = (invoice: BookedInvoice): PeriodReceipt[] =>
  receiptsOf(invoice).map(({ day, payment, taxed_cents, vat_cents }) => ({
    ...{ day, taxed_cents, vat_cents, vat_basis_points: invoice.vat_basis_points },
    ...{ company_name: invoice.company_name, siren: sirenOf(invoice.siret), country: 'FR', vat_number: null },
    ...(payment
      ? {
          ...{ kind: payment.cents < 0 ? ('refund' as const) : ('payment' as const), number: invoice.number },
          ...{ payer: payment.payer, reference: payment.reference, bank_cents: payment.cents },
        }
      : {
          ...{ kind: 'avoir' as const, number: invoice.avoir?.number ?? null },
          ...{ payer: null, reference: invoice.number, bank_cents: 0 },
        }),
  }))

const ofAdvance = ({
  day,
  company_name,
  siren,
  country,
  vat_number,
  cents,
  reference,
  bank_id,
}: BookedAdvance): PeriodReceipt => ({
  ...{
    day,
    company_name,
    siren,
    country,
    vat_number,
    kind: cents < 0 ? 'deposit-back' : 'deposit',
    number: null,
  },
  ...{ payer: 'client', reference: bank_id ?? reference, bank_cents: cents },
  ...{ vat_basis_points: 0, taxed_cents: 0, vat_cents: 0 },
})

/** A month of the leads offer: its deposit pays it on its last day, and no money moves. */
function ofLeads(paper: BookedLeadPaper): PeriodReceipt {
  const { number, company_name, month, corrects, vat_basis_points, vat_cents, gross_cents } = paper
  const { siren, country, vat_number } = paper
  const sign = corrects ? -1 : 1
  return {
    ...{ day: lastDayOf(month), kind: corrects ? 'leads-avoir' : 'leads', number, company_name },
    ...{ siren, country, vat_number },
    ...{ payer: null, reference: corrects ?? '', bank_cents: 0, vat_basis_points },
    ...{ taxed_cents: sign * gross_cents, vat_cents: sign * vat_cents },
  }
}
