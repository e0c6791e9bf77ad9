import type { Service } from '~/domain/site/facts/facts'

/** What consumers may buy is shown with its taxes (art. L112-1 C. conso.), and said to be. */
export function TaxNote({ services }: { services: readonly Service[] }) {
  const priced = services.filter(({ price_cents }) => price_cents)
  if (!priced.some(({ vat }) => vat === 'incl')) return null
  const all = priced.every(({ vat }) => vat === 'incl')
  return (
    <p className="note taxes">
      Prix toutes taxes comprises{!all && ', sauf ceux suivis de «\u00a0HT\u00a0»'}.
    </p>
  )
}
