import { readFileSync } from 'node:fs'

/** Resident memory of a process in megabytes, as /proc tells. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kilobytes) * 1024) / 1e6
}

/** @returns what the work gave, and by how many megabytes the process grew at its highest meanwhile. */
export async function growthDuring<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<[Result, megabytes: number]> {
  const before = residentMegabytes(pid)
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid))
  }, 20)
  try {
    const result = await work()
    return [result, peak - before]
  } finally {
    clearInterval(watch)
  }
}
