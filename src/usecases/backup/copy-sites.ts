import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { newBackupFolder } from '~/gateways/backup/backup-folder'
import { laidFiles, readLaid } from '~/gateways/sites-folder/copied-revision'
import type { Db } from '~/store/database/database'
import { shownRevisions } from '~/store/sites/site-revisions'

type NewCopy = Awaited<ReturnType<typeof newBackupFolder>>

/** A folder of SITES_DIR, as a copy lists it. */
export interface CopiedRevision {
  site: string
  slug: string | null
  folder: string
  /** Whether it is what the site's hosts show. */
  shown: boolean
  files: { path: string; sha256: string }[]
}

/**
 * Copies what published sites show, by content: a night writes what changed. A folder that is not there is left out: it is
 * drawn anew from its facts at the start after a restore.
 * @returns how many sites are in the copy
 */
export async function copySites(copy: NewCopy, trx: Db, sitesDir: string): Promise<number> {
  const lines: CopiedRevision[] = []
  for (const { id: site, slug, folder: shown, published } of (await shownRevisions(trx)).values())
    for (const folder of new Set([shown, published])) {
      const files = folder === null ? null : await laidFiles({ root: sitesDir, site, folder })
      if (folder === null || !files) continue
      for (const { path, sha256 } of files)
        await copy.share(blobOf(sha256), true, async () => readLaid({ root: sitesDir, site, folder }, path))
      lines.push({ site, slug, folder, shown: folder === shown, files })
    }
  const packed = Readable.from(lines.map(line => `${JSON.stringify(line)}\n`)).pipe(createGzip({ level: 3 }))
  await copy.writeSecret(SITES_LIST, packed)
  return lines.filter(({ shown }) => shown).length
}

/** In a copy: which revision of each site is kept, and which is shown, a line each. */
export const SITES_LIST = 'sites.ndjson.gz'

/** Where the bytes of a published file lie among those that copies share. */
export const blobOf = (sha256: string) => `sites/${sha256.slice(0, 2)}/${sha256}`
