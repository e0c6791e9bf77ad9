import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { own } from './cluster'
import type { RunIdentity } from './identity'

const NAME = /\/siteligible-[A-Za-z0-9]{6}$/

/**
 * A short temporary folder for the socket: a path over 107 bytes cannot be listened on. Its name is noted
 * beside the cluster, so that the next start removes what a killed one left.
 */
export function makeSocketFolder(cluster: string, identity: RunIdentity) {
  const note = `${cluster}.socket`
  const earlier = existsSync(note) ? readFileSync(note, 'utf8').trim() : ''
  if (NAME.test(earlier) && dirname(earlier) === temporary() && isOf(cluster, earlier))
    rmSync(earlier, { recursive: true, force: true })
  const folder = mkdtempSync(join(temporary(), 'siteligible-'))
  chmodSync(folder, 0o700)
  own(folder, identity)
  writeFileSync(note, folder)
  return {
    folder,
    /** Whether the server can still be reached there. */
    stands: () => existsSync(join(folder, '.s.PGSQL.5432')),
    /** Makes it anew where somebody removed it. @throws Error where another user was quicker */
    renew() {
      if (!existsSync(folder)) {
        mkdirSync(folder, { mode: 0o700 })
        own(folder, identity)
      }
      if (lstatSync(folder).uid !== (identity.uid ?? process.getuid?.() ?? 0))
        throw new Error(`${folder} is another user's`)
    },
    remove() {
      rmSync(folder, { recursive: true, force: true })
      rmSync(note, { force: true })
    },
  }
}

/** A copied data folder may name the socket of the server that it was copied from: the lock there says whose it is. */
function isOf(cluster: string, folder: string): boolean {
  const lock = join(folder, '.s.PGSQL.5432.lock')
  if (!existsSync(lock)) return true
  // PostgreSQL writes there, by line: process, folder, start, port, socket folder.
  return readFileSync(lock, 'utf8').split('\n')[1] === cluster
}

const temporary = () => (existsSync('/tmp') ? '/tmp' : tmpdir())
