import type { Agency } from '~/domain/agency'
import { type InvoicePaper, invoiceAmounts } from '~/domain/invoice/invoice'
import { postalAddressOf } from '~/domain/place/postal-address'
import type { Dossier } from '~/store/dossiers'
import type { StoredInvoice } from '~/store/invoices'

/**
 * What the paper of a dossier's invoice says, from current data. The buyer's address is in its parts only when
 * the registry gave it: what a person typed is never taken apart by a guess.
 */
export function invoicePaper(
  dossier: Dossier,
  invoice: StoredInvoice,
  seller: Agency,
  issuedAt: Date,
): InvoicePaper {
  const structured = dossier.address_from_registry ? postalAddressOf(dossier.address) : null
  return {
    kind: 'invoice',
    number: invoice.number,
    issued_at: issuedAt,
    seller,
    buyer: {
      company_name: dossier.company_name,
      siret: dossier.siret,
      address: dossier.address,
      email: dossier.email,
      phone: dossier.phone,
      ...(structured && { structured }),
    },
    amounts: invoiceAmounts(invoice.amount_ht_cents),
    is_test: invoice.is_test,
  }
}
