import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'

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
 * crossed by others, else inside a user namespace in which root wears nobody's number.
 * @throws Error naming DATABASE_URL where neither works.
 */
export function chooseIdentity(paths: string[]): RunIdentity {
  if (process.getuid?.() !== 0) return { prefix: [] }
  if (paths.every(crossableByOthers)) return { prefix: [], uid: NOBODY, gid: NOBODY }
  const prefix = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']
  if (runs([...prefix, 'true'])) return { prefix }
  throw new Error(
    'PostgreSQL cannot run as root, and this folder is closed to other users: start as an ordinary user, or set DATABASE_URL to a server of your own.',
  )
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
