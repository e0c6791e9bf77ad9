import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** What a whole run may need at once; the 64 MB that containers often have are not enough. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * A folder for all that tests write, databases included, which whoever makes it removes: in memory where there
 * is enough (Linux), since a copy of a database takes a tenth of the time there that it takes on a disk.
 */
export function makeScratchFolder(place = hasRoomInMemory() ? MEMORY : tmpdir()): string {
  clearAbandoned(place)
  const folder = mkdtempSync(join(place, `essais-${process.pid}-`))
  // As /tmp: programs that run as other users cross it and write in it.
  chmodSync(folder, 0o1777)
  return folder
}

/** A run that was killed leaves its folder, and memory is not for keeps. */
function clearAbandoned(place: string) {
  for (const name of readdirSync(place)) {
    const [, owner] = /^essais-(\d+)-\w+$/.exec(name) ?? []
    if (owner && !isRunning(Number(owner))) clear(join(place, name))
  }
}

function clear(folder: string) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Another user's, who clears it, or another run is at it.
  }
}

function hasRoomInMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
