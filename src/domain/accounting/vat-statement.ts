import type { PeriodReceipt } from './period-receipts'

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

/** The VAT on the receipts of a period, month by month and rate by rate, the highest first. */
export function vatStatement(receipts: readonly PeriodReceipt[]): VatLine[] {
  const lines = new Map<string, VatLine>()
  for (const { day, vat_basis_points, taxed_cents, vat_cents } of receipts) {
    if (taxed_cents === 0) continue
    const month = day.slice(0, 7)
    const key = `${month} ${String(10_000 - vat_basis_points).padStart(5, '0')}`
    const line = lines.get(key) ?? {
      ...{ month, vat_basis_points },
      ...{ receipts_cents: 0, base_cents: 0, vat_cents: 0 },
    }
    line.receipts_cents += taxed_cents
    line.vat_cents += vat_cents
    line.base_cents += taxed_cents - vat_cents
    lines.set(key, line)
  }
  return [...lines.keys()].sort().flatMap(key => lines.get(key) ?? [])
}
