import type { Agency, OfferPart, SitePrice } from '../agency'
import type { InvoiceLine } from './invoice'

/** What is sold, always the same service, at the price of specification A9 until the administration sets another. */
export const OFFER = {
  label: 'Création de site internet avec intelligence artificielle intégrée',
  detail: 'Conception, réalisation et mise en ligne, accompagnement compris',
  net_cents: 500_000,
  vat_basis_points: 2_000,
} as const

/** The price today: what a draft, a quote or a page that is made now says. */
export const priceOf = ({ price }: Pick<Agency, 'price'>): SitePrice => price ?? OFFER

/**
 * The offer as the lines of an invoice. Frozen in each draft: a later price changes no paper.
 * @param parts into which agency.json takes the price apart, so that an accountant can book each as what it is; passed over once the
 *   price is another sum
 */
export function offerLines({ label, detail, net_cents }: SitePrice, parts?: OfferPart[]): InvoiceLine[] {
  if (parts && totalOf(parts) === net_cents)
    return parts.map(part => lineOf(part.label, part.detail, part.net_cents))
  return [lineOf(label, detail, net_cents)]
}

/** The lines that this agency bills now. */
export const linesOf = (agency: Pick<Agency, 'offer' | 'price'>): InvoiceLine[] =>
  offerLines(priceOf(agency), agency.offer.lines)

const lineOf = (label: string, detail: string, net_cents: number): InvoiceLine => ({
  ...{ label, detail, quantity: 1 },
  ...{ unit_net_cents: net_cents, net_cents },
})

/** Cents, before VAT. */
export const totalOf = (parts: OfferPart[]): number =>
  parts.reduce((sum, { net_cents }) => sum + net_cents, 0)
