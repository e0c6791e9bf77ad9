import type { Readable } from 'node:stream'
import { Refusal } from '~/domain/refusal'
import type { SiteRevision } from '~/store/sites/site-revisions'
import type { Deps } from '../ground/deps'
import { zipAsRead } from '../ground/zip-as-read'

/**
 * A revision as a ZIP that any web server can serve, made while it is read: the same revision always gives the same bytes, for the
 * paper of a delivery seals their digest. So it is whole or it is none, where other ZIPs name what is lost and go on.
 * @throws Refusal not-found where its folder is missing, paper-altered where a file is lost or no more what was published
 */
export async function revisionZip(
  { sitesFolder }: Pick<Deps, 'sitesFolder'>,
  site: string,
  { folder, at }: Pick<SiteRevision, 'folder' | 'at'>,
): Promise<Readable> {
  const files = await sitesFolder.files(site, folder)
  if (files.length === 0) throw new Refusal('not-found')
  if (!(await sitesFolder.isWhole(site, folder)))
    throw new Refusal('paper-altered', {
      detail:
        'Un fichier de ce site manque chez nous, ou n’est plus celui qui a été publié\u00a0: rien n’en est remis ni scellé à moitié. Écrivez-nous.',
    })
  const zip = zipAsRead()
  for (const { path, open } of files) zip.add(path, { compress: false, mtime: at, mode: 0o100644 }, open)
  zip.end()
  return zip.output
}
