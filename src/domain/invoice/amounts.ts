import type { InvoiceAmounts, InvoiceLine } from './invoice'
import { vatOf } from './vat'

/** The only place where VAT is computed, once on the whole base: 5 000,00 € + 20 % = 6 000,00 €. */
export function invoiceAmounts(
  net_cents: number,
  vat_basis_points: number,
  vat_exemption: string | null,
): InvoiceAmounts {
  const vat_cents = Math.round((net_cents * vat_basis_points) / 10_000)
  return {
    net_cents,
    vat_cents,
    gross_cents: net_cents + vat_cents,
    vat_basis_points,
    ...(vat_exemption !== null && { vat_exemption }),
  }
}

/** What a customer at this address owes for these lines; null where the territory is not served: no sum is due there. */
export function amountsOf(lines: InvoiceLine[], address: string): InvoiceAmounts | null {
  const rule = vatOf(address)
  if (!rule) return null
  const net_cents = lines.reduce((sum, line) => sum + line.net_cents, 0)
  return invoiceAmounts(net_cents, rule.basis_points, rule.exemption)
}
