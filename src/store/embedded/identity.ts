import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { CannotStart } from './cannot-start'

/** How the PostgreSQL programs are run: PostgreSQL refuses to run as root. */
export interface RunIdentity {
  /** Words put before the program's own. */
  prefix: string[]
  /** The user that runs it, when it is not ours. */
  uid?: number
  gid?: number
}

const NOBODY = 65534

/**
 * Ordinary users run PostgreSQL as themselves. Root runs it as nobody where every folder can be
 * crossed by others. Where that cannot be, and for a user whom the system has no name for (as in
 * some containers), it runs inside a user namespace in which we wear nobody's number.
 * @throws CannotStart naming DATABASE_URL where none of these works.
 */
export function chooseIdentity(paths: string[]): RunIdentity {
  const root = process.getuid?.() === 0
  if (!root && hasName()) return { prefix: [] }
  if (root && paths.every(crossableByOthers)) return { prefix: [], uid: NOBODY, gid: NOBODY }
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']
  if (runs([...prefix, 'true'])) return { prefix }
  throw new CannotStart(
    root
      ? 'PostgreSQL cannot run as root, and this folder is closed to other users: start as an ordinary user, or set DATABASE_URL to a server of your own.'
      : 'PostgreSQL cannot run as a user without a name: give this user one, or set DATABASE_URL to a server of your own.',
  )
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** Words that make the kernel stop the program when ours dies, where the system has them. */
export function diesWithUs(): string[] {
  const words = ['setpriv', '--pdeathsig', 'INT', '--']
  return runs([...words, 'true']) ? words : []
}

function crossableByOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

function runs([command = '', ...words]: string[]): boolean {
  return spawnSync(command, words, { stdio: 'ignore' }).status === 0
}
