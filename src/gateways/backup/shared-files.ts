import { stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BackupEntry } from './backup-entry'
import { listedIn } from './manifest'
import { newestCopy } from './newest-copy'

/** Where files lie that several copies name: beside them, written once (decision 0210). */
export const SHARED = 'shared/'

/** The folder that an entry's path counts from. */
export const rootOf = (copy: string, path: string): string => (path.startsWith(SHARED) ? dirname(copy) : copy)

/**
 * What the newest finished copy beside a new one has written to the shared files, and is still there in its length: the new
 * copy names it as that one does, and reads none of it again.
 * @param folder of the new copy
 */
export async function sharedAlready(folder: string): Promise<(path: string) => Promise<BackupEntry | null>> {
  const copies = dirname(folder)
  const newest = await newestCopy(copies)
  const list = newest && (await listedIn(newest).catch(() => null))
  const entries = list ? list.entries : []
  const known = new Map(
    entries.filter(({ path }) => path.startsWith(SHARED)).map(entry => [entry.path, entry]),
  )
  return async path => {
    const entry = known.get(path)
    const found = entry && (await stat(join(copies, path)).catch(() => null))
    return entry && found?.size === entry.size ? entry : null
  }
}
