import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { archiveSettings } from './archiving'
import { findBinaries, type PostgresBinaries } from './binaries'
import { CannotStart } from './cannot-start'
import { createCluster, USER, userOf } from './cluster'
import { chooseIdentity, diesWithUs, type RunIdentity } from './identity'
import { endOrphan } from './orphan'
import { LOG_SETTINGS, openServerLog, type ServerLog } from './server-log'
import { makeSocketFolder } from './socket-folder'

/** A PostgreSQL of our own, on a unix socket that only we can reach. */
export interface EmbeddedServer {
  connection: pg.PoolConfig
  stop: () => Promise<void>
}

/** How often a server that cannot start is tried before that is said. */
const TRIES = 3

/** How a server is run when it is not simply run. */
export interface HowToRun {
  /** Whether each finished segment of its log is laid out to be kept elsewhere (`archiving.ts`). */
  archive?: boolean
  /** More of PostgreSQL's own settings. */
  settings?: Record<string, string>
  /** Minutes that it may take until it answers. */
  minutes?: number
}

/**
 * Starts PostgreSQL on `folder`, creating its cluster the first time; restarts it if it dies. Its log lies
 * beside the folder.
 * @throws CannotStart with one clear sentence when it cannot run here.
 */
export async function startEmbeddedServer(
  folder: string,
  { archive = false, settings = {}, minutes = 1 }: HowToRun = {},
): Promise<EmbeddedServer> {
  const binaries = await findBinaries()
  const identity = chooseIdentity([folder, binaries.postgres])
  await endOrphan(folder)
  if (!existsSync(folder)) createCluster(folder, binaries, identity)
  const socket = makeSocketFolder(folder, identity)
  const log = openServerLog(`${folder}.log`)
  const all = { ...settings, ...archiveSettings(folder, identity, archive) }

  let stopping = false
  let launches = 1
  let child = launch(folder, { socket: socket.folder, settings: all }, binaries, identity, log)
  const supervise = () => {
    child.once('exit', async () => {
      if (stopping) return
      await wait(500)
      if (stopping) return
      launches++
      child = launch(folder, { socket: socket.folder, settings: all }, binaries, identity, log)
      supervise()
    })
  }
  supervise()
  const connection = { host: socket.folder, user: USER, database: USER }
  const stop = async () => {
    stopping = true
    await ended(child)
    log.close()
    socket.remove()
  }
  try {
    await ready(connection, log, { tries: minutes * 600, gaveUp: () => launches > TRIES })
  } catch (error) {
    await stop()
    throw error
  }
  return { connection, stop }
}

function launch(
  folder: string,
  { socket, settings: more }: { socket: string; settings: Record<string, string> },
  { postgres }: PostgresBinaries,
  identity: RunIdentity,
  log: ServerLog,
): ChildProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...LOG_SETTINGS,
    ...more,
  }
  const [command = '', ...words] = [
    ...identity.prefix,
    ...diesWithUs(),
    postgres,
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const { descriptor, close } = log.open()
  // A session of its own, so that Ctrl-C reaches us first and requests under way still find it.
  const child = spawn(command, words, {
    ...userOf(identity),
    cwd: '/',
    detached: true,
    stdio: ['ignore', descriptor, descriptor],
  })
  close()
  return child
}

async function ready(
  connection: pg.PoolConfig,
  log: ServerLog,
  { tries, gaveUp }: { tries: number; gaveUp: () => boolean },
) {
  for (let time = 0; time < tries && !gaveUp(); time++) {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    try {
      await client.connect()
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [USER])
      if (!rowCount) await client.query(`create database ${USER}`)
      return
    } catch {
      await wait(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
  const reason = gaveUp() ? log.lastReason() : 'it did not answer in time'
  throw new CannotStart(
    `PostgreSQL did not start: ${reason ?? 'it gave no reason'} (its log is ${log.path}). Mend that, or set DATABASE_URL to a server of your own.`,
  )
}

/** Fast shutdown: sessions are cut, everything committed is on disk. */
async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGINT')
  await exit
}
