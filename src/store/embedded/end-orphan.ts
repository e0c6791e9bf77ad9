import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotStart } from './cannot-start'
import { startedAt, wordsOf } from './running-process'

const STEP_MS = 100
/** How far the clock may have been put right since that server started. */
const CLOCK_SECONDS = 10

/**
 * A killed server may leave its PostgreSQL behind for a moment: it is ended before a new one starts. What
 * a power cut left of one that is gone is removed, also where its number is another process's now; nobody
 * else's process is touched. Only for who holds the data folder.
 * @throws CannotStart while an earlier PostgreSQL of this folder does not end
 */
export async function endOrphan(folder: string) {
  const file = join(folder, 'postmaster.pid')
  for (let tries = 0; existsSync(file); tries++) {
    const orphan = readPostmaster(file)
    if (!isPostmasterOf(folder, orphan)) {
      // Its sessions may outlive it: two servers on one folder would destroy it.
      if (!isAttached(orphan.memory)) return rmSync(file, { force: true })
    } else if (tries === 0) process.kill(orphan.pid, 'SIGINT')
    else if (tries === 150) process.kill(orphan.pid, 'SIGQUIT')
    if (tries > 300)
      throw new CannotStart(
        `An earlier PostgreSQL (process ${orphan.pid}) still holds ${folder}: end it first.`,
      )
    await wait(STEP_MS)
  }
}

/** What PostgreSQL writes into its folder, line by line. */
interface Postmaster {
  pid: number
  folder: string
  /** Seconds since 1970. */
  startedAt: number
  /** The number of its shared memory, which its sessions keep attached. */
  memory: number
}

function readPostmaster(file: string): Postmaster {
  const lines = readFileSync(file, 'utf8').split('\n')
  const [pid = '', folder = '', started = ''] = lines
  const [, memory = ''] = (lines[6] ?? '').trim().split(/\s+/)
  return { pid: Number(pid), folder, startedAt: Number(started), memory: Number(memory) }
}

/** Whether the process of that number is the one that wrote the file, and not a later one: another cluster's even. */
function isPostmasterOf(folder: string, { pid, startedAt: written }: Omit<Postmaster, 'memory'>): boolean {
  const words = wordsOf(pid)
  if (!words.some(word => basename(word) === 'postgres')) return false
  const named = words[words.indexOf('-D') + 1] ?? ''
  if (!existsSync(named) || realpathSync(named) !== realpathSync(folder)) return false
  return !(Math.abs(startedAt(pid) - written) > CLOCK_SECONDS)
}

/** Whether some session still holds that shared memory; where the system does not tell, PostgreSQL finds out itself. */
function isAttached(memory: number): boolean {
  const table = '/proc/sysvipc/shm'
  if (!existsSync(table) || !memory) return false
  const rows = readFileSync(table, 'utf8').split('\n').slice(1)
  const segment = rows.map(row => row.trim().split(/\s+/)).find(([, id]) => Number(id) === memory)
  // key shmid perms size cpid lpid nattch …
  return Number(segment?.[6] ?? 0) > 0
}
