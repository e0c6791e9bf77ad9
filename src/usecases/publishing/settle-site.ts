import { hostUnder } from '~/domain/site/online/host-owner'
import { findSiteRevision } from '~/store/sites/site-revisions'
import { lockSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'

export type SettleDeps = Pick<Deps, 'db' | 'sitesFolder' | 'sitesHost'>

/** Shows of a site what its rows say, after a publication that was cut short. @returns whether that was another revision */
export function settleSite({ db, sitesFolder, sitesHost }: SettleDeps, id: string): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const site = await lockSite(trx, id)
    if (!site) return false
    const revision =
      site.published_revision === null ? undefined : await findSiteRevision(trx, id, site.published_revision)
    const folder = revision?.folder ?? null
    if (folder !== null && site.slug) await sitesFolder.lead(hostUnder(sitesHost, site.slug), id)
    return (await sitesFolder.show(id, folder)) !== folder
  })
}
