import { createReadStream } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { makeFolder } from '~/config/make-folder'
import { leadsAside } from './aside'
import { DamagedBackup } from './backup-entry'

/** What of the data folder is copied another way, or can be made again. */
const LEFT_OUT = [
  'postgres',
  'postgres.new',
  'postgres.log',
  'postgres.log.1',
  'postgres.socket',
  'postgres.wal',
  'files',
  'outgoing',
  'pictures',
  // Default SITES_DIR, whose files the copies share (`usecases/backup/copy-sites.ts`).
  'sites',
  'server.lock',
  'server.socket',
  'admin-password',
  'database-moved',
]

/** Keys, certificates, written messages; half-written ones will be written again. */
export async function dataFilesIn(dataDir: string): Promise<string[]> {
  const paths: string[] = []
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (LEFT_OUT.includes(entry.name)) continue
    if (entry.isFile()) paths.push(entry.name)
    if (!entry.isDirectory()) continue
    const below = await readdir(join(dataDir, entry.name), { recursive: true, withFileTypes: true })
    for (const file of below) {
      const path = join(file.parentPath, file.name).slice(dataDir.length + 1)
      if (file.isFile() && !path.endsWith('.new')) paths.push(path)
    }
  }
  return paths
}

export const readDataFile = (dataDir: string, path: string) => createReadStream(join(dataDir, path))

/**
 * Puts a file of the data folder in its place, on the disk once this resolves; nobody else may read it.
 * @throws DamagedBackup for a name that no copy of a data folder holds: it would land elsewhere, or where another part does
 */
export async function writeDataFile(dataDir: string, path: string, bytes: AsyncIterable<Uint8Array>) {
  if (leadsAside(path) || LEFT_OUT.includes(path.split('/')[0] ?? ''))
    throw new DamagedBackup(`The backup holds ${JSON.stringify(path.slice(0, 200))} among the data.`)
  const place = join(dataDir, path)
  makeFolder(dirname(place), 0o700)
  await writeFile(place, Readable.from(bytes), { mode: 0o600, flag: 'wx', flush: true })
}
