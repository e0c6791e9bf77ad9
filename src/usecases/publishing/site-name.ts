import { type ClientDomain, chosenHost } from '~/domain/site/domains/client-domain'
import type { SiteFacts } from '~/domain/site/facts/facts'
import { hostAddress, hostUnder } from '~/domain/site/online/host-owner'
import { slugsFor } from '~/domain/site/online/site-slug'
import { onlineDomain } from '~/store/sites/site-domains'
import { takenSlugs, takeSlug } from '~/store/sites/site-revisions'
import type { Site } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'

const TRIED_AT_ONCE = 8

/** The name of a site under SITES_HOST: taken at the first need, readable, and its own from then on. */
export async function siteName(
  { db }: Pick<Deps, 'db'>,
  site: Pick<Site, 'id' | 'slug'>,
  { name, address }: Pick<SiteFacts, 'name' | 'address'>,
): Promise<string> {
  if (site.slug !== null) return site.slug
  const names = slugsFor(name, address.city)
  for (;;) {
    const wanted = Array.from({ length: TRIED_AT_ONCE }, () => String(names.next().value))
    const taken = await takenSlugs(db, wanted)
    for (const slug of wanted) {
      if (taken.has(slug)) continue
      const own = await takeSlug(db, site.id, slug)
      if (own !== null) return own
    }
  }
}

/** Where a site stands, at its own domain or under our host, without a slash at the end. */
export const siteAddress = async (
  deps: Pick<Deps, 'db' | 'publicUrl' | 'sitesHost'>,
  siteId: string,
  slug: string,
): Promise<string> => addressUnder(deps, slug, await onlineDomain(deps.db, siteId))

/** The same of a site whose domain is known. */
export const addressUnder = (
  { publicUrl, sitesHost }: Pick<Deps, 'publicUrl' | 'sitesHost'>,
  slug: string,
  domain: ClientDomain | undefined,
): string => hostAddress(publicUrl, domain ? chosenHost(domain) : hostUnder(sitesHost, slug))
