import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** What a whole run may need at once; the 64 MB that containers often have are not enough. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * A folder for all that tests write, databases included, which whoever makes it removes: in memory where there
 * is enough (Linux), since a copy of a database takes a tenth of the time there that it takes on a disk.
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'essais-'))
  // As /tmp: programs that run as other users cross it and write in it.
  chmodSync(folder, 0o1777)
  return folder
}

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES
}
