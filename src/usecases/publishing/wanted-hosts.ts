import { type LedHost, ledHosts } from '~/domain/site/domains/led-hosts'
import { provenDomains } from '~/store/sites/site-domains'
import type { shownRevisions } from '~/store/sites/site-revisions'
import type { Deps } from '../ground/deps'

/** The hosts of each site, as the rows say, by its id. */
export async function wantedHosts(
  { db, sitesHost }: Pick<Deps, 'db' | 'sitesHost'>,
  rows: Awaited<ReturnType<typeof shownRevisions>>,
): Promise<Map<string, LedHost[]>> {
  const own = new Map<string, Awaited<ReturnType<typeof provenDomains>>>()
  for (const domain of await provenDomains(db))
    own.set(domain.site_id, [...(own.get(domain.site_id) ?? []), domain])
  return new Map(
    [...rows.values()].map(({ id, slug, folder }) => [
      id,
      ledHosts(sitesHost, folder === null ? null : slug, own.get(id) ?? []),
    ]),
  )
}

/** Where each host of the folder leads, as `LedHost` is compared: a site, or another host. */
export async function ledNow({ sitesFolder }: Pick<Deps, 'sitesFolder'>): Promise<Map<string, string>> {
  return new Map(
    (await sitesFolder.hosts()).map(({ host, site, chosen }) => [host, leadOf(site, chosen ?? null)]),
  )
}

/**
 * Where a host leads, as text to compare: the host that is chosen for its site, else the site's id behind a stroke,
 * which no host has.
 */
export const leadOf = (site: string, chosen: string | null) => chosen ?? `/${site}`
