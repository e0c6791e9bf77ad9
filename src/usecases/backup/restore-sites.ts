import * as z from 'zod/mini'
import { hostUnder } from '~/domain/site/online/host-owner'
import { closureShown } from '~/domain/site/online/site-closure'
import { leadsAside } from '~/gateways/backup/aside'
import { DamagedBackup } from '~/gateways/backup/backup-entry'
import type { OpenBackup } from '~/gateways/backup/backup-folder'
import { packedLines } from '~/gateways/backup/packed-lines'
import { SHARED } from '~/gateways/backup/shared-files'
import { writeLaid, writeSums } from '~/gateways/sites-folder/copied-revision'
import { diskSites } from '~/gateways/sites-folder/disk-sites'
import { blobOf, type CopiedRevision, SITES_LIST } from './copy-sites'

const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/
const lineSchema = z.object({
  site: z.string().check(z.regex(NAME)),
  slug: z.nullable(z.string().check(z.regex(NAME))),
  folder: z.string().check(z.regex(NAME)),
  shown: z.boolean(),
  files: z.array(z.object({ path: z.string(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })),
})

/**
 * Puts what published sites show into SITES_DIR and leads their hosts under ours there: the web server serves them from then
 * on, before the program is started. Their own domains follow at its start. Copies of before hold no list of sites.
 * @param withheld ids of sites that were closed or erased since: nobody sees them meanwhile (`replayTombstones` says what they show)
 * @returns how many sites are shown
 * @throws DamagedBackup for a name that no copy of sites holds
 */
export async function restoreSites(
  copy: OpenBackup,
  sitesDir: string,
  sitesHost: string,
  withheld: ReadonlySet<string> = new Set(),
): Promise<number> {
  const listed = copy.pathsUnder(SITES_LIST).length > 0
  if (!listed) return 0
  const folder = diskSites(sitesDir)
  let shown = 0
  for await (const text of packedLines(await copy.readSecret(SITES_LIST), undefined)) {
    const line = lineOf(text)
    for (const { path, sha256 } of line.files)
      await writeLaid(
        { root: sitesDir, site: line.site, folder: line.folder, path },
        await copy.readSecret(`${SHARED}${blobOf(sha256)}`),
      )
    await writeSums({ root: sitesDir, site: line.site, folder: line.folder }, line.files)
    if (!line.shown) continue
    if (line.slug) await folder.lead(hostUnder(sitesHost, line.slug), line.site)
    if (withheld.has(line.site) && !closureShown(line.folder)) continue
    await folder.show(line.site, line.folder)
    shown += 1
  }
  return shown
}

function lineOf(text: string): CopiedRevision {
  const { success, data } = z.safeParse(lineSchema, JSON.parse(text))
  if (!success || data.files.some(({ path }) => leadsAside(path)))
    throw new DamagedBackup('The list of sites is damaged.')
  return data
}
