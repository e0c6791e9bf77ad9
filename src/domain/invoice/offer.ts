import type { Agency, OfferPart } from '../agency'
import type { InvoiceLine } from './invoice'

/** What is sold, always the same service at the same price (specification A9). */
export const OFFER = {
  label: 'Création de site internet avec intelligence artificielle intégrée',
  detail: 'Conception, réalisation et mise en ligne, accompagnement compris',
  net_cents: 500_000,
  vat_basis_points: 2_000,
} as const

/**
 * The offer as the lines of an invoice. Frozen in each draft: a later price changes no paper.
 * @param parts into which agency.json takes the price apart, so that an accountant can book each as what it is
 */
export function offerLines(net_cents: number = OFFER.net_cents, parts?: OfferPart[]): InvoiceLine[] {
  if (parts && totalOf(parts) === net_cents)
    return parts.map(({ label, detail, net_cents: net }) => lineOf(label, detail, net))
  return [lineOf(OFFER.label, OFFER.detail, net_cents)]
}

/** The lines that this agency bills. */
export const linesOf = ({ offer }: Pick<Agency, 'offer'>): InvoiceLine[] =>
  offerLines(OFFER.net_cents, offer.lines)

const lineOf = (label: string, detail: string, net_cents: number): InvoiceLine => ({
  ...{ label, detail, quantity: 1 },
  ...{ unit_net_cents: net_cents, net_cents },
})

export const totalOf = (parts: OfferPart[]): number =>
  parts.reduce((sum, { net_cents }) => sum + net_cents, 0)
