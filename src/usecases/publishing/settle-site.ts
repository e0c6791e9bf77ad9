import { type LedHost, ledHosts } from '~/domain/site/domains/led-hosts'
import { closureOf } from '~/domain/site/online/site-closure'
import type { Db } from '~/store/database/database'
import { holderOfDomain, provenDomains } from '~/store/sites/site-domains'
import { findSiteRevision } from '~/store/sites/site-revisions'
import { lockSite, type Site, updateSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { layClosed } from './lay-closed'

export type SettleDeps = Pick<Deps, 'db' | 'sitesFolder' | 'sitesHost'>

/**
 * Shows of a site what its rows say, under the hosts that they say, after a change that was cut short.
 * @param led hosts that were seen leading there
 * @returns whether that was another revision
 */
export function settleSite(
  { db, sitesFolder, sitesHost }: SettleDeps,
  id: string,
  led: readonly string[] = [],
): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const site = await lockSite(trx, id)
    if (!site) return false
    const revision =
      site.published_revision === null ? undefined : await findSiteRevision(trx, id, site.published_revision)
    const folder = (await closedFolder(sitesFolder, trx, site)) ?? revision?.folder ?? null
    const hosts = ledHosts(sitesHost, folder === null ? null : site.slug, await provenDomains(trx, id))
    await leadHosts({ sitesFolder }, id, hosts)
    for (const host of led)
      if (!hosts.some(one => one.host === host) && !(await isAnothers(trx, host)))
        await sitesFolder.drop(host)
    return (await sitesFolder.show(id, folder)) !== folder
  })
}

/** What is shown of a closed site, laid down again where it is missing; a later program may say it in other words. */
async function closedFolder(sitesFolder: Deps['sitesFolder'], trx: Db, site: Site): Promise<string | null> {
  const closure = closureOf(site)
  if (!site.closed_folder || !closure) return null
  const closed_folder = await layClosed({ sitesFolder }, site.id, closure)
  if (closed_folder !== site.closed_folder) await updateSite(trx, site, { closed_folder })
  return closed_folder
}

/** Leads each host where it belongs; one that led to another site turns by one rename. */
async function leadHosts({ sitesFolder }: Pick<Deps, 'sitesFolder'>, id: string, hosts: readonly LedHost[]) {
  for (const { host, chosen } of hosts)
    if (chosen === null) await sitesFolder.lead(host, id)
    else await sitesFolder.alias(host, chosen)
}

const isAnothers = async (trx: Db, host: string) =>
  (await holderOfDomain(trx, host.replace(/^www\./, ''))) !== null
