import { join } from 'node:path'
import { type Content, contentOf } from '../durable-file'

/** One file of a copy, with what shows that it is whole. */
export interface BackupEntry extends Content {
  path: string
}

/** A copy that is not what was written: it must not be restored. */
export class DamagedBackup extends Error {}

export async function checkEntry(folder: string, { path, size, sha256 }: BackupEntry) {
  const found = await contentOf(join(folder, path)).catch(() => {
    throw new DamagedBackup(`${join(folder, path)} is missing or cannot be read.`)
  })
  if (found.size !== size || found.sha256 !== sha256)
    throw new DamagedBackup(`${join(folder, path)} is not as it was written.`)
}
