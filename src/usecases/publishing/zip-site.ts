import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { Refusal } from '~/domain/refusal'
import { findSiteRevision } from '~/store/sites/site-revisions'
import type { Deps } from '../ground/deps'
import { provenSite } from '../site/proven-site'
import type { SiteAt, SiteOfDeps } from '../site/site-of'

/**
 * What everybody sees of a site, as a ZIP that any web server can serve, made while it is read.
 * @throws Refusal not-found where nothing is published, address-unproven
 */
export async function zipSite(
  deps: SiteOfDeps & Pick<Deps, 'sitesFolder'>,
  at: SiteAt,
): Promise<{ name: string; zip: Readable }> {
  const site = await provenSite(deps, at)
  const shown = site?.published_revision
    ? await findSiteRevision(deps.db, site.id, site.published_revision)
    : undefined
  if (!site || !shown) throw new Refusal('not-found')
  const files = await deps.sitesFolder.files(site.id, shown.folder)
  if (files.length === 0) throw new Refusal('not-found')
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.on('error', error => output.destroy(error))
  zip.outputStream.pipe(output)
  for (const { path, open } of files)
    zip.addReadStreamLazy(path, { compress: false, mtime: shown.at, mode: 0o100644 }, done =>
      done(null, open()),
    )
  zip.end()
  return { name: `${site.slug ?? 'site'}.zip`, zip: output }
}
