import type { Sums } from '../invoice/in-euros'
import { sirenOf } from '../place/siret'
import { type BookedInvoice, type BookedSale, isIn, type Period } from './booked-invoice'
import type { PeriodReceipt } from './period-receipts'

/**
 * What was issued of an invoice in a period: the invoice, and its avoir as a line of its own, below zero. Both stand as
 * they did at the end of the period: what was paid or cancelled later is of later books.
 */
export function salesOf(invoice: BookedInvoice, period: Period): BookedSale[] {
  const { until } = period
  const { siret, issued_at: _, payments, avoir, ...row } = invoice
  const over = avoir && avoir.day <= until ? avoir : null
  const siren = sirenOf(siret)
  const sale: BookedSale = {
    ...{ ...row, siren, country: 'FR', vat_number: null, corrects: null, avoir: over },
    payments: payments.filter(({ day }) => day <= until),
    // What an avoir ended later was not owed yet.
    awaited: row.awaited || (avoir !== null && !over),
  }
  const cancelling: BookedSale[] = over
    ? [
        {
          ...{
            ...sale,
            number: over.number,
            day: over.day,
            corrects: invoice.number,
            avoir: null,
            payments: [],
          },
          ...{ net_cents: -row.net_cents, vat_cents: -row.vat_cents, gross_cents: -row.gross_cents },
        },
      ]
    : []
  return [sale, ...cancelling].filter(({ day }) => isIn(day, period))
}

/** What is left of a sale at the end of its period; an avoir leaves nothing of itself. */
export function standingOf({ gross_cents, payments, avoir, awaited, corrects }: BookedSale) {
  const received = payments.reduce((sum, { cents }) => sum + cents, 0)
  const left = corrects ? 0 : (avoir ? 0 : gross_cents) - received
  return {
    received_cents: received,
    due_cents: awaited ? 0 : Math.max(0, left),
    /** It is owed once its aid is granted and its client continues. */
    awaited_cents: awaited ? Math.max(0, left) : 0,
    excess_cents: Math.max(0, -left),
  }
}

/** A period in a few sums. */
export interface PeriodTotals {
  invoiced: Sums
  /** What avoirs took back, above zero. */
  cancelled: Sums
  received_cents: number
  refunded_cents: number
  /** Deposits of clients of leads, less those that went back. */
  deposits_cents: number
  /** Of the invoices of the period, at its end. */
  due_cents: number
  awaited_cents: number
  excess_cents: number
}

/** The sums of the two lists of a period, so that they add up to them. */
export function periodTotals(sales: readonly BookedSale[], receipts: readonly PeriodReceipt[]): PeriodTotals {
  const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0)
  const sums = (rows: readonly BookedSale[], sign: 1 | -1): Sums => ({
    net_cents: sumOf(rows, row => sign * row.net_cents),
    vat_cents: sumOf(rows, row => sign * row.vat_cents),
    gross_cents: sumOf(rows, row => sign * row.gross_cents),
  })
  const bank = (...kinds: PeriodReceipt['kind'][]) =>
    sumOf(
      receipts.filter(({ kind }) => kinds.includes(kind)),
      ({ bank_cents }) => bank_cents,
    )
  const standings = sales.map(standingOf)
  return {
    invoiced: sums(
      sales.filter(({ corrects }) => corrects === null),
      1,
    ),
    cancelled: sums(
      sales.filter(({ corrects }) => corrects !== null),
      -1,
    ),
    received_cents: bank('payment'),
    // Without a minus before nought.
    refunded_cents: 0 - bank('refund'),
    deposits_cents: bank('deposit', 'deposit-back'),
    due_cents: sumOf(standings, ({ due_cents }) => due_cents),
    awaited_cents: sumOf(standings, ({ awaited_cents }) => awaited_cents),
    excess_cents: sumOf(standings, ({ excess_cents }) => excess_cents),
  }
}
