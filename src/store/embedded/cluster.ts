import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import type { PostgresBinaries } from './binaries'
import { CannotStart } from './cannot-start'
import type { RunIdentity } from './identity'

export const USER = 'siteligible'

/** Makes an empty cluster, which has its name only once it is whole. @throws CannotStart */
export function createCluster(folder: string, { initdb }: PostgresBinaries, identity: RunIdentity) {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  own(unfinished, identity)
  const [command = '', ...words] = [
    ...identity.prefix,
    initdb,
    ...['-D', unfinished, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-instructions'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ]
  const { status, stderr, error } = spawnSync(command, words, {
    ...userOf(identity),
    encoding: 'utf8',
    cwd: '/',
  })
  if (status !== 0)
    throw new CannotStart(`PostgreSQL could not create its folder ${folder}: ${error?.message ?? stderr}`)
  renameSync(unfinished, folder)
}

/** Gives a folder to the user that runs PostgreSQL. */
export function own(path: string, { uid, gid }: RunIdentity) {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

/** The user that runs PostgreSQL, as options of `spawn`; none where it is ours. */
export function userOf({ uid, gid }: RunIdentity) {
  return uid === undefined ? {} : { uid, gid }
}
