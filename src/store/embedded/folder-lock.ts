import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '~/domain/error'
import { birthOf } from './birth'
import { CannotStart } from './cannot-start'

/** What earlier versions wrote before it. */
const BOOT = /^[\da-f-]{36}:/

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
    const [pid, written = ''] = readFileSync(file, 'utf8').trim().split('\n')
    const birth = written.replace(BOOT, '')
    if (Number(pid) !== process.pid && birth !== '' && birthOf(Number(pid)) === birth) {
      throw new CannotStart(`Another server (process ${pid}) already runs on ${folder}.`)
    }
    rmSync(file, { force: true })
  }
  try {
    writeFileSync(file, `${process.pid}\n${birthOf(process.pid)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    throw new CannotStart(`Another server is starting on ${folder}.`)
  }
  return () => rmSync(file, { force: true })
}
