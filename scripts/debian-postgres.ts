import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { chooseIdentity } from '../src/store/embedded/identity'
import { makeScratchFolder } from '../tests/support/runner/scratch'

/** The oldest version that the README promises first: what works there works on newer ones. */
const FOLDERS = [15, 16, 17, 18].map(version => `/usr/lib/postgresql/${version}/bin`)

/** Where Debian's PostgreSQL lies; undefined where it is not installed. */
export const debianPostgres = () => FOLDERS.find(folder => existsSync(join(folder, 'initdb')))

/**
 * Starts that server on an empty cluster of its own, for tests: nothing is synced to the disk.
 * @returns its address, and what stops it and removes its cluster
 */
export async function startDebianPostgres(programs: string) {
  const folder = makeScratchFolder()
  const cluster = join(folder, 'data')
  const identity = chooseIdentity([cluster, programs])
  mkdirSync(cluster, { mode: 0o700 })
  if (identity.uid !== undefined)
    for (const path of [folder, cluster]) chownSync(path, identity.uid, Number(identity.gid))
  const as = { cwd: '/', ...(identity.uid === undefined ? {} : { uid: identity.uid, gid: identity.gid }) }
  const wordsOf = (program: string, ...words: string[]) => [
    ...identity.prefix,
    join(programs, program),
    ...words,
  ]

  const [command = '', ...words] = wordsOf(
    'initdb',
    ...['-D', cluster, '-U', 'essais', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
  )
  const { status, stderr } = spawnSync(command, words, { ...as, encoding: 'utf8' })
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`)
  const [server = '', ...options] = wordsOf(
    'postgres',
    ...[
      '-D',
      cluster,
      '-k',
      folder,
      '-c',
      'listen_addresses=',
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=400',
    ],
  )
  const child = spawn(server, options, { ...as, stdio: 'ignore' })
  const address = `postgresql://essais@localhost/postgres?host=${encodeURIComponent(folder)}`
  await answering(address, child)
  return {
    address,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answering(connectionString: string, child: ChildProcess) {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const client = new pg.Client({ connectionString })
    try {
      return await client.connect()
    } catch {
      await wait(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new Error('The PostgreSQL of Debian did not start.')
}
