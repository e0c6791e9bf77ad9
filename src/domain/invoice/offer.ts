import type { InvoiceLine } from './invoice'

/** What is sold, always the same service at the same price (specification A9). */
export const OFFER = {
  label: 'Création de site internet avec intelligence artificielle intégrée',
  detail: 'Conception, réalisation et mise en ligne, accompagnement compris',
  net_cents: 500_000,
  vat_basis_points: 2_000,
} as const

/** The offer as the lines of an invoice. Frozen in each draft: a later price changes no paper. */
export function offerLines(net_cents: number = OFFER.net_cents): InvoiceLine[] {
  const { label, detail } = OFFER
  return [{ label, detail, quantity: 1, unit_net_cents: net_cents, net_cents }]
}
