import type { Agency } from '~/domain/agency'
import { amountsOf } from '~/domain/invoice/amounts'
import type { FrozenTerms } from '~/domain/invoice/frozen-terms'
import type { AskedAid, InvoiceLine, InvoicePaper } from '~/domain/invoice/invoice'
import { OFFER, offerLines } from '~/domain/invoice/offer'
import { postalAddressOf } from '~/domain/place/postal-address'
import { Refusal } from '~/domain/refusal'
import type { Dossier } from '~/store/dossiers/dossiers'
import type { StoredInvoice } from '~/store/papers/invoices'

/**
 * What a dossier's invoice says: what was signed, for ever; until then its draft, under its reference.
 * @throws Refusal territory-not-served for a draft to where no sum may be asked
 */
export function invoicePaper(dossier: Dossier, invoice: StoredInvoice, terms: LiveTerms): InvoicePaper {
  return invoice.paper
    ? storedPaper(invoice.paper)
    : draftPaper(dossier, invoice, terms, { number: invoice.number, issued_at: invoice.created_at })
}

/** What is no row's: the seller of drafts that were made before sellers were frozen, and the aid that is asked. */
export interface LiveTerms {
  agency: Agency
  asked: AskedAid | null
}

/**
 * What the paper says from current data: buyer and VAT follow them until the signature, seller and lines are
 * those of the draft. The buyer's address is in its parts only when the registry gave it: what a person typed
 * is never taken apart by a guess.
 * @throws Refusal territory-not-served
 */
export function draftPaper(
  dossier: Dossier,
  invoice: StoredInvoice,
  { agency, asked }: LiveTerms,
  issue: { number: string; issued_at: Date },
): InvoicePaper {
  const structured = dossier.address_from_registry ? postalAddressOf(dossier.address) : null
  const { seller, lines } = termsOf(invoice, agency)
  const amounts = amountsOf(lines, dossier.address)
  if (!amounts) throw new Refusal('territory-not-served')
  return {
    kind: 'invoice',
    ...issue,
    seller,
    buyer: {
      company_name: dossier.company_name,
      siret: dossier.siret,
      address: dossier.address,
      email: dossier.email,
      phone: dossier.phone,
      ...(structured && { structured }),
    },
    lines,
    amounts,
    is_test: invoice.is_test,
    ...(asked && { asked }),
  }
}

/** Seller and lines as the draft froze them. */
export function termsOf(invoice: StoredInvoice, agency: Agency): FrozenTerms {
  return (
    invoice.frozen ?? {
      seller: agency,
      lines: offerLines({ ...OFFER, net_cents: invoice.amount_ht_cents || OFFER.net_cents }),
    }
  )
}

/** A paper as its row holds it: JSON made its dates text, and older ones name no lines. */
export function storedPaper(stored: unknown): InvoicePaper {
  const { issued_at, cancels, lines, ...paper } = stored as Omit<
    InvoicePaper,
    'issued_at' | 'cancels' | 'lines'
  > & {
    issued_at: string
    cancels?: { number: string; issued_at: string }
    lines?: InvoiceLine[]
  }
  return {
    ...paper,
    issued_at: new Date(issued_at),
    lines: lines ?? offerLines({ ...OFFER, net_cents: paper.amounts.net_cents }),
    ...(cancels && { cancels: { ...cancels, issued_at: new Date(cancels.issued_at) } }),
  }
}
