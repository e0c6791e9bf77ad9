import { closureOf } from '~/domain/site/online/site-closure'
import type { Db } from '~/store/database/database'
import { findSiteRevision } from '~/store/sites/site-revisions'
import { findSite, type Site, updateSite } from '~/store/sites/sites'
import type { Deps } from '../ground/deps'
import { checkSitesFolder } from '../publishing/check-sites-folder'
import { layClosed } from '../publishing/lay-closed'
import { settleSite } from '../publishing/settle-site'
import { lockedSite } from '../site/change-site-content'
import { type SiteAt, type SiteDeps, siteRef } from '../site/site-at'

export type ClosingDeps = SiteDeps & Pick<Deps, 'sitesFolder'>

type Closing = Partial<Pick<Site, 'ended_at' | 'suspended_at' | 'suspension_reason'>>

/**
 * Closes a site, or opens it again. As a publication does it: what is shown instead is laid down, the rows are written, one
 * rename shows it on every host, and only then is it committed; a failure after the rename shows what the rows say again.
 * @param change the new columns, and what else is written with them; null where nothing is to change
 * @throws Refusal not-found, sites-apart, and what the change throws
 */
export async function changeClosure(
  deps: ClosingDeps,
  at: SiteAt,
  change: (trx: Db, site: Site) => Promise<Closing | null>,
) {
  const ref = await siteRef(deps, at)
  const found = await findSite(deps.db, ref)
  if (found?.published_revision) await checkSitesFolder(deps)
  const before = found?.id
  let switched = false
  try {
    await deps.db.transaction().execute(async trx => {
      const site = await lockedSite(deps, trx, before === undefined ? at : { site: before })
      const columns = await change(trx, site)
      if (!columns) return
      const after = { ...site, ...columns }
      const closure = closureOf(after)
      const revision =
        site.published_revision === null
          ? undefined
          : await findSiteRevision(trx, site.id, site.published_revision)
      const closed_folder = revision && closure ? await layClosed(deps, site.id, closure) : null
      await updateSite(trx, site, { ...columns, closed_folder })
      if (!revision) return
      switched = true
      await deps.sitesFolder.show(site.id, closed_folder ?? revision.folder)
    })
  } catch (error) {
    if (switched && before) await settleSite(deps, before).catch(() => {})
    throw error
  }
}
