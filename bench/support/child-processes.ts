import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process started, as /proc tells; none where the system does not. */
export function childrenOf(pid: number | 'self'): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap(task =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** What /proc says of a process in one of its files; empty once it has ended. */
export function toldOf(pid: number, file: 'status' | 'cmdline' | 'maps'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The most memory that a process has held so far, in MB. */
export const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(toldOf(pid, 'status'))?.[1] ?? 0) / 1_024

/** The processes of a site in which pieces are read. */
export const readersOf = (site: number): number[] =>
  childrenOf(site).filter(pid => toldOf(pid, 'cmdline').includes('piece-reader'))
