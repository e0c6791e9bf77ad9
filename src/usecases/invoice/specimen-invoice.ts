import type { Agency } from '~/domain/agency'
import { AGREEMENTS, AGREEMENTS_VERSION } from '~/domain/dossier/agreements'
import { TEST_COMPANY } from '~/domain/dossier/test-company'
import { invoiceAmounts } from '~/domain/invoice/amounts'
import { type InvoicePaper, invoiceNumber, type SignatureBlock } from '~/domain/invoice/invoice'
import { OFFER, offerLines, priceOf } from '~/domain/invoice/offer'

/** A signed invoice that nobody asked for: drawn and thrown away, so that a first visitor's is not the first. */
export function specimenInvoice(seller: Agency, at: Date): [InvoicePaper, SignatureBlock] {
  return [
    {
      kind: 'invoice',
      number: invoiceNumber('TEST', at.getUTCFullYear(), 1),
      issued_at: at,
      seller,
      buyer: TEST_COMPANY,
      lines: offerLines(priceOf(seller)),
      amounts: invoiceAmounts(priceOf(seller).net_cents, OFFER.vat_basis_points, null),
      is_test: true,
    },
    {
      signed_at: at,
      ip: '203.0.113.7',
      user_agent: 'Mozilla/5.0',
      agreements: AGREEMENTS.map(({ label }) => ({ label })),
      agreements_version: AGREEMENTS_VERSION,
      agreements_sha256: '0'.repeat(64),
      shown_sha256: null,
    },
  ]
}
