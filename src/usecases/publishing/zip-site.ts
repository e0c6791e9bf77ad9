import type { Readable } from 'node:stream'
import { Refusal } from '~/domain/refusal'
import { findSiteRevision } from '~/store/sites/site-revisions'
import type { Deps } from '../ground/deps'
import { provenSite } from '../site/proven-site'
import { revisionZip } from '../site/revision-zip'
import type { SiteAt, SiteDeps } from '../site/site-at'

/**
 * What everybody sees of a site, as a ZIP that any web server can serve, made while it is read.
 * @throws Refusal not-found where nothing is published, address-unproven
 */
export async function zipSite(
  deps: SiteDeps & Pick<Deps, 'sitesFolder'>,
  at: SiteAt,
): Promise<{ name: string; zip: Readable }> {
  const site = await provenSite(deps, at)
  const shown = site?.published_revision
    ? await findSiteRevision(deps.db, site.id, site.published_revision)
    : undefined
  if (!site || !shown) throw new Refusal('not-found')
  return { name: `${site.slug ?? 'site'}.zip`, zip: await revisionZip(deps, site.id, shown) }
}
