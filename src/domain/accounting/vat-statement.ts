import { type BookedInvoice, isIn, type Period } from './booked-invoice'
import { receiptsOf } from './receipts'

/** What was received in a month at one rate, and the VAT that fell due with it. */
export interface VatLine {
  /** `2026-03`. */
  month: string
  vat_basis_points: number
  /** VAT included. */
  receipts_cents: number
  base_cents: number
  vat_cents: number
}

/** The VAT on receipts of a period, month by month and rate by rate. */
export function vatStatement(
  invoices: readonly BookedInvoice[],
  period: Period,
  others: readonly VatLine[] = [],
): VatLine[] {
  const lines = new Map<string, VatLine>()
  const add = (one: VatLine) => {
    const { month, vat_basis_points } = one
    const key = `${month} ${String(10_000 - vat_basis_points).padStart(5, '0')}`
    const line = lines.get(key) ?? {
      ...{ month, vat_basis_points },
      ...{ receipts_cents: 0, base_cents: 0, vat_cents: 0 },
    }
    line.receipts_cents += one.receipts_cents
    line.vat_cents += one.vat_cents
    line.base_cents += one.base_cents
    lines.set(key, line)
  }
  for (const invoice of invoices) {
    for (const { day, taxed_cents, vat_cents } of receiptsOf(invoice)) {
      if (!isIn(day, period) || taxed_cents === 0) continue
      const { vat_basis_points } = invoice
      const month = day.slice(0, 7)
      const base_cents = taxed_cents - vat_cents
      add({ month, vat_basis_points, receipts_cents: taxed_cents, base_cents, vat_cents })
    }
  }
  others.forEach(add)
  return [...lines.keys()].sort().flatMap(key => lines.get(key) ?? [])
}
