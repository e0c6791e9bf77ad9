import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { Refusal } from '~/domain/refusal'
import type { SiteRevision } from '~/store/sites/site-revisions'
import { addToZip } from '../ground/add-to-zip'
import type { Deps } from '../ground/deps'

/**
 * A revision as a ZIP that any web server can serve, made while it is read: the same revision always gives the same bytes.
 * @throws Refusal not-found where its folder is missing
 */
export async function revisionZip(
  { sitesFolder }: Pick<Deps, 'sitesFolder'>,
  site: string,
  { folder, at }: Pick<SiteRevision, 'folder' | 'at'>,
): Promise<Readable> {
  const files = await sitesFolder.files(site, folder)
  if (files.length === 0) throw new Refusal('not-found')
  const zip = new ZipFile()
  const output = new PassThrough()
  // A folder that is gone before it was read ends the answer; who left meanwhile hears of it no more.
  output.on('error', () => {})
  zip.on('error', error => output.destroy(error))
  zip.outputStream.pipe(output)
  for (const { path, open } of files)
    addToZip(zip, path, { compress: false, mtime: at, mode: 0o100644 }, open)
  zip.end()
  return output
}
