import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from './cannot-start'

/**
 * Takes the data folder for this process; a lock left by a killed process is taken over.
 * Process numbers come back (in a container always the same ones), so the lock also holds the
 * moment at which the process started.
 * @returns what gives the folder back.
 * @throws CannotStart while another server runs on it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock')
  if (existsSync(file)) {
    const [pid, birth] = readFileSync(file, 'utf8').trim().split('\n')
    if (Number(pid) !== process.pid && birth !== '' && birthOf(Number(pid)) === birth) {
      throw new CannotStart(`Another server (process ${pid}) already runs on ${folder}.`)
    }
    rmSync(file, { force: true })
  }
  try {
    writeFileSync(file, `${process.pid}\n${birthOf(process.pid)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new CannotStart(`Another server is starting on ${folder}.`)
  }
  return () => rmSync(file, { force: true })
}

/** When a process started, as an opaque word; empty when it does not run. */
function birthOf(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    }
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return ''
  }
}
