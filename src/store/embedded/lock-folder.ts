import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '~/domain/error'
import { CannotStart } from './cannot-start'
import { hold, isSocketHeld } from './held-socket'
import { birthOf } from './running-process'

/** What earlier versions wrote before it. */
const BOOT = /^[\da-f-]{36}:/

/**
 * Takes the data folder for this process; a lock left by a killed process is taken over. Who holds it is known by a socket
 * there; where none answers, by the number of a process and, since those come back, the moment at which it started.
 * @returns what gives the folder back.
 * @throws CannotStart while another server runs on it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = join(folder, 'server.lock')
  const held = await isSocketHeld(folder)
  if (existsSync(file) || held) {
    const [pid, written = ''] = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    const birth = written.replace(BOOT, '')
    const alive = Number(pid) !== process.pid && birth !== '' && birthOf(Number(pid)) === birth
    if (alive) throw new CannotStart(`Another server (process ${pid}) already runs on ${folder}.`)
    if (held)
      throw new CannotStart(`Another server, in a container or outside of ours, already runs on ${folder}.`)
    rmSync(file, { force: true })
  }
  try {
    writeFileSync(file, `${process.pid}\n${birthOf(process.pid)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    throw new CannotStart(`Another server is starting on ${folder}.`)
  }
  const letGo = await hold(folder)
  return () => {
    letGo()
    rmSync(file, { force: true })
  }
}
