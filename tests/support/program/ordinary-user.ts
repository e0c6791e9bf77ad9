import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

export const NOBODY = 65534

/** The words before a command that run it as a user without rights; the one who runs the tests where he has none. */
export const AS_ORDINARY_USER: readonly [string, ...string[]] =
  process.getuid?.() === 0 ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : ['env']

/** Whether that user may run this checkout: under a home that others may not cross it is nobody else's. */
export function ordinaryUserMayRead(): boolean {
  const [word, ...words] = AS_ORDINARY_USER
  return spawnSync(word, [...words, 'test', '-r', resolve('package.json')]).status === 0
}
