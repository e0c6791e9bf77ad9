import type { Service, SiteFacts } from '~/domain/site/facts/facts'
import type { SiteSection } from '~/domain/site/layout/layout'
import { say } from '../site-view'

export interface ShownGroup {
  title: string | null
  services: Service[]
}

/**
 * The services that a section shows, by group. Without groups of its own it shows what the other kind of section on the
 * same page does not: `services` those that are told of, `prices` those that have a price and nothing more.
 * @param sections of the same page
 */
export function shownGroups(facts: SiteFacts, section: SiteSection, sections: SiteSection[]): ShownGroup[] {
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
