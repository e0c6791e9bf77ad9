import type { InvoiceAmounts, InvoiceLine } from './invoice'
import { OFFER } from './offer'
import { vatOf } from './vat'

/** The only place where VAT is computed: 5 000,00 € + 20 % = 6 000,00 €. */
export function invoiceAmounts(
  net_cents: number = OFFER.net_cents,
  vat_basis_points: number = OFFER.vat_basis_points,
  vat_exemption: string | null = null,
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

/** What a customer at this address owes for these lines; the mainland's VAT where the territory is not served. */
export function amountsOf(lines: InvoiceLine[], address: string): InvoiceAmounts {
  const net_cents = lines.reduce((sum, line) => sum + line.net_cents, 0)
  const rule = vatOf(address)
  return invoiceAmounts(net_cents, rule?.basis_points, rule?.exemption)
}
