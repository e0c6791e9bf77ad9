import type { Service, SiteFacts } from '~/domain/site/facts'
import type { SiteSection } from '~/domain/site/layout'
import { say } from '../site-view'

/** « dès 84 € », « 45 € HT », « Gratuit »; null where no price is shown. */
export function priceWords({ price_cents, price_from, vat }: Service): string | null {
  if (price_cents === null) return null
  if (price_cents === 0) return 'Gratuit'
  const amount = `${price_from ? 'dès\u00a0' : ''}${euros(price_cents)}`
  return vat === 'excl' ? `${amount}\u00a0HT` : amount
}

/** 1 234,50 € as French writes it; cents only where there are some. */
export function euros(cents: number): string {
  const [whole = '', part] = (cents / 100).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return `${grouped}${part === '00' ? '' : `,${part}`}\u00a0€`
}

export interface ShownGroup {
  title: string | null
  services: Service[]
}

/**
 * The services that a section shows, by group. Without groups of its own it shows what the other kind of section on the
 * same page does not: `services` those that are told of, `prices` those that have a price and nothing more.
 * @param sections of the same page
 */
export function groupsOf(facts: SiteFacts, section: SiteSection, sections: SiteSection[]): ShownGroup[] {
  if (section.groups?.length)
    return section.groups
      .map(({ title, services }) => ({
        title: title && say(title.text),
        services: services.flatMap(name => facts.services.find(service => service.name === name) ?? []),
      }))
      .filter(({ services }) => services.length > 0)
  const both = ['services', 'prices'].every(kind =>
    sections.some(other => other.kind === kind && !other.groups?.length),
  )
  const shown = facts.services.filter(service => {
    if (!both) return section.kind === 'services' || service.price_cents !== null
    const listed = service.price_cents !== null && !service.detail
    return section.kind === 'prices' ? listed : !listed
  })
  return shown.length > 0 ? [{ title: null, services: shown }] : []
}
