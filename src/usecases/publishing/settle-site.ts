import { hostUnder } from '~/domain/site/online/host-owner'
import { closureOf } from '~/domain/site/online/site-closure'
import type { Db } from '~/store/database/database'
import { findSiteRevision } from '~/store/sites/site-revisions'
import { lockSite, type Site, updateSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { layClosed } from './lay-closed'

export type SettleDeps = Pick<Deps, 'db' | 'sitesFolder' | 'sitesHost'>

/** Shows of a site what its rows say, after a publication that was cut short. @returns whether that was another revision */
export function settleSite({ db, sitesFolder, sitesHost }: SettleDeps, id: string): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const site = await lockSite(trx, id)
    if (!site) return false
    const revision =
      site.published_revision === null ? undefined : await findSiteRevision(trx, id, site.published_revision)
    const folder = (await closedFolder(sitesFolder, trx, site)) ?? revision?.folder ?? null
    if (folder !== null && site.slug) await sitesFolder.lead(hostUnder(sitesHost, site.slug), id)
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
