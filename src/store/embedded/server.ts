import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, type PostgresBinaries } from './binaries'
import { CannotStart } from './cannot-start'
import { chooseIdentity, diesWithUs, type RunIdentity } from './identity'

/** A PostgreSQL of our own, on a unix socket that only we can reach. */
export interface EmbeddedServer {
  connection: pg.PoolConfig
  stop: () => Promise<void>
}

export const USER = 'siteligible'

/**
 * Starts PostgreSQL on `folder`, creating its cluster the first time; restarts it if it dies.
 * The socket lies in a short temporary folder: a path over 107 bytes cannot be listened on.
 * @throws CannotStart with one clear sentence when it cannot run here.
 */
export async function startEmbeddedServer(folder: string): Promise<EmbeddedServer> {
  const binaries = await findBinaries()
  const identity = chooseIdentity([folder, binaries.postgres])
  await endOrphan(folder)
  if (!existsSync(folder)) createCluster(folder, binaries, identity)
  const socket = mkdtempSync(join(existsSync('/tmp') ? '/tmp' : tmpdir(), 'siteligible-'))
  chmodSync(socket, 0o700)
  own(socket, identity)

  let stopping = false
  let child = launch(folder, socket, binaries, identity)
  const supervise = () => {
    child.once('exit', async () => {
      if (stopping) return
      await wait(500)
      if (stopping) return
      child = launch(folder, socket, binaries, identity)
      supervise()
    })
  }
  supervise()
  const connection = { host: socket, user: USER, database: USER }
  await ready(connection, () => child)
  return {
    connection,
    stop: async () => {
      stopping = true
      await ended(child)
      rmSync(socket, { recursive: true, force: true })
    },
  }
}

function createCluster(folder: string, { initdb }: PostgresBinaries, identity: RunIdentity) {
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

function launch(
  folder: string,
  socket: string,
  { postgres }: PostgresBinaries,
  identity: RunIdentity,
): ChildProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    max_connections: '100',
    timezone: 'UTC',
    log_min_messages: 'fatal',
  }
  const [command = '', ...words] = [
    ...identity.prefix,
    ...diesWithUs(),
    postgres,
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // A session of its own, so that Ctrl-C reaches us first and requests under way still find it.
  return spawn(command, words, { ...userOf(identity), cwd: '/', detached: true, stdio: 'ignore' })
}

/** A killed server may leave its PostgreSQL behind for a moment: it is ended before a new one starts. */
async function endOrphan(folder: string) {
  const file = join(folder, 'postmaster.pid')
  for (let tries = 0; existsSync(file); tries++) {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    if (!isPostgres(pid)) return
    if (tries === 0) process.kill(pid, 'SIGINT')
    if (tries === 150) process.kill(pid, 'SIGQUIT')
    if (tries > 300)
      throw new CannotStart(`An earlier PostgreSQL (process ${pid}) still holds ${folder}: end it first.`)
    await wait(100)
  }
}

function isPostgres(pid: number): boolean {
  const proc = `/proc/${pid}/cmdline`
  if (process.platform === 'linux') return existsSync(proc) && /postgres/.test(readFileSync(proc, 'utf8'))
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  return /postgres/.test(stdout ?? '')
}

async function ready(connection: pg.PoolConfig, child: () => ChildProcess) {
  for (let tries = 0; tries < 600; tries++) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    try {
      await client.connect()
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [USER])
      if (!rowCount) await client.query(`create database ${USER}`)
      return
    } catch {
      if (tries > 20 && child().exitCode) await wait(400)
      await wait(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new CannotStart('PostgreSQL did not start within a minute: set DATABASE_URL to a server of your own.')
}

/** Fast shutdown: sessions are cut, everything committed is on disk. */
async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGINT')
  await exit
}

function own(path: string, { uid, gid }: RunIdentity) {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

function userOf({ uid, gid }: RunIdentity) {
  return uid === undefined ? {} : { uid, gid }
}
