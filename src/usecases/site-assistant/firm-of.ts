import type { SiteFacts } from '~/domain/site/facts/facts'
import type { SiteLayout } from '~/domain/site/layout/layout'
import type { Firm } from '~/sites/assistant/question/firm'
import type { Deps } from '../ground/deps'

/** What a site is, as far as its machine answers from it; handed in as the same object, it is read once. */
export interface AskedSite {
  facts: SiteFacts
  layout: SiteLayout
}

const firms = new WeakMap<AskedSite, Firm>()

/** The same firm for the same site: what is indexed of it is kept with it. */
export function firmOf({ atlas }: Pick<Deps, 'atlas'>, site: AskedSite): Firm {
  const known = firms.get(site)
  if (known) return known
  const firm = { facts: site.facts, layout: site.layout, places: atlas.places }
  firms.set(site, firm)
  return firm
}
