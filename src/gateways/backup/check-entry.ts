import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { contentOf } from '../durable-file'
import { type BackupEntry, DamagedBackup } from './backup-entry'
import { placeOf } from './manifest'

/** Reads a file of a copy, no further than it should go. @throws DamagedBackup where it is not what was written */
export async function checkEntry(folder: string, { path, size, sha256 }: BackupEntry) {
  const shown = join(folder, path)
  const found = await placeOf(folder, path)
    .then(async place => ({ place, now: await lstat(place) }))
    .catch(error => {
      throw error instanceof DamagedBackup
        ? error
        : new DamagedBackup(`${shown} is missing or cannot be read.`)
    })
  if (!found.now.isFile() || found.now.size !== size || (await contentOf(found.place)).sha256 !== sha256)
    throw new DamagedBackup(`${shown} is not as it was written.`)
}
