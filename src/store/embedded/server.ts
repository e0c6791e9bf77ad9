import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { archiveSettings } from './archiving'
import { findBinaries } from './binaries'
import { createCluster, USER } from './cluster'
import { endOrphan } from './end-orphan'
import { chooseIdentity } from './identity'
import { launchServer } from './launch-server'
import { makeSocketFolder } from './make-socket-folder'
import { openServerLog } from './server-log'
import { serverReady } from './server-ready'

/** A PostgreSQL of our own, on a unix socket that only we can reach. */
export interface EmbeddedServer {
  connection: pg.PoolConfig
  stop: () => Promise<void>
}

/** How often a server that cannot start is tried before that is said. */
const TRIES = 3

/** How often its socket is looked for; a server that starts again has none for a moment. */
const LOOK_MS = 1_000
const GONE_LOOKS = 5

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
  let answered = false
  let launches = 1
  let child = launchServer(folder, { socket: socket.folder, settings: all }, binaries, identity, log)
  const supervise = () => {
    child.once('exit', async () => {
      if (stopping) return
      do {
        await wait(500)
        if (stopping) return
      } while (!renewed(socket))
      launches++
      child = launchServer(folder, { socket: socket.folder, settings: all }, binaries, identity, log)
      supervise()
    })
  }
  supervise()
  // Without its socket nobody new reaches it, and PostgreSQL makes that at its start alone.
  let looks = 0
  const look = setInterval(() => {
    looks = answered && !stopping && !socket.stands() ? looks + 1 : 0
    if (looks === GONE_LOOKS) child.kill('SIGINT')
  }, LOOK_MS).unref()
  const connection = { host: socket.folder, user: USER, database: USER }
  const stop = async () => {
    stopping = true
    clearInterval(look)
    await ended(child)
    log.close()
    socket.remove()
  }
  try {
    await serverReady(connection, log, { tries: minutes * 600, gaveUp: () => launches > TRIES })
    answered = true
  } catch (error) {
    await stop()
    throw error
  }
  return { connection, stop }
}

function renewed(socket: ReturnType<typeof makeSocketFolder>): boolean {
  try {
    socket.renew()
    return true
  } catch {
    // No room, or somebody else's: tried again.
    return false
  }
}

/** Fast shutdown: sessions are cut, everything committed is on disk. */
async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGINT')
  await exit
}
