import type { Service } from '~/domain/site/facts'

/** What consumers may buy is shown with its taxes (art. L112-1 C. conso.), and said to be. */
export function TaxNote({ services }: { services: readonly Service[] }) {
  if (!services.some(({ price_cents, vat }) => price_cents && vat === 'incl')) return null
  return <p className="note taxes">Prix toutes taxes comprises.</p>
}
