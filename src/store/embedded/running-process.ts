import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process started, as an opaque word; empty when it does not run. Process numbers come back, this does not. What a machine
 * says of its own start is left out: a container and its host say different things of one that runs for both.
 */
export function birthOf(pid: number): string {
  try {
    if (process.platform !== 'linux') return ps('lstart=', pid)
    return String(ticksOf(pid))
  } catch {
    return ''
  }
}

/** The same in seconds since 1970, as near as the system tells it; NaN when it does not run. */
export function startedAt(pid: number): number {
  try {
    if (process.platform !== 'linux') return Date.parse(ps('lstart=', pid)) / 1000
    const boot = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]
    // The kernel tells times to programs in hundredths of a second (USER_HZ), whatever its own clock is.
    return Number(boot) + ticksOf(pid) / 100
  } catch {
    return Number.NaN
  }
}

/** The words that a process was started with; empty when it does not run. */
export function wordsOf(pid: number): string[] {
  try {
    if (process.platform !== 'linux') return ps('args=', pid).split(' ')
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19])
}

const ps = (column: string, pid: number) =>
  execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim()
