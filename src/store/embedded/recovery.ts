import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { shellPath } from './archiving'
import { findBinaries } from './binaries'
import { own } from './cluster'
import { chooseIdentity, type RunIdentity } from './identity'
import { startEmbeddedServer } from './server'

/** How often it is looked which segment PostgreSQL asks for, in milliseconds. */
const LOOK_MS = 20
/** A day of log is replayed in some minutes. */
const MINUTES = 60

/** Lays a segment of that name at a path; false where there is none: there the log ends. */
type Fetch = (name: string, path: string) => Promise<boolean>

/**
 * Brings a base copy of a cluster, already in `folder`, to a moment: PostgreSQL asks for the segments of the log one by
 * one, replays them, and begins a time line of its own.
 * @param until null: as far as the log goes
 * @returns when the last transaction that came back was committed; null where none did
 * @throws CannotStart with PostgreSQL's reason, for a moment after the log's end too
 */
export async function recoverCluster(folder: string, fetch: Fetch, until: Date | null): Promise<Date | null> {
  const identity = chooseIdentity([folder, (await findBinaries()).postgres])
  const desk = `${folder}.segments`
  mkdirSync(desk, { mode: 0o700 })
  own(desk, identity)
  writeFileSync(join(folder, 'recovery.signal'), '')
  ownAll(folder, identity)
  const serving = serveSegments(desk, fetch, identity)
  try {
    const settings = recoverySettings(desk, until)
    const server = await startEmbeddedServer(folder, { settings, minutes: MINUTES })
    const last = await lastReplayed(server.connection)
    await server.stop()
    return last
  } finally {
    await serving.stop()
    rmSync(desk, { recursive: true, force: true })
  }
}

/** PostgreSQL takes an exit over 125 for the end of the recovery, any other failure for the end of the log. */
function recoverySettings(desk: string, until: Date | null) {
  const asked = `${shellPath(desk)}/"%f"`
  return {
    restore_command: `: > ${asked}.asked; until [ -e ${asked}.answered ]; do sleep 0.02; done; rm ${asked}.answered; [ ! -e ${shellPath(desk)}/broken ] || exit 200; mv ${asked} "%p"`,
    recovery_target_action: 'promote',
    // Nobody reads before it is where it is wanted.
    hot_standby: 'off',
    ...(until ? { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
  }
}

/** Lays each segment that is asked for on the desk, and the word that it was answered. */
function serveSegments(desk: string, fetch: Fetch, identity: RunIdentity) {
  let going = true
  let failure: unknown = null
  async function answer(name: string) {
    try {
      if (await fetch(name, join(desk, name))) own(join(desk, name), identity)
    } catch (error) {
      failure ??= error
      writeFileSync(join(desk, 'broken'), '')
    }
    writeFileSync(join(desk, `${name}.answered`), '')
    own(join(desk, `${name}.answered`), identity)
  }
  async function serve() {
    for (; going; await wait(LOOK_MS)) {
      for (const asked of readdirSync(desk).filter(name => name.endsWith('.asked'))) {
        rmSync(join(desk, asked))
        await answer(asked.slice(0, -'.asked'.length))
      }
    }
  }
  const served = serve()
  return {
    /** @throws what was wrong with a segment, rather than what PostgreSQL said of it */
    async stop() {
      going = false
      await served
      if (failure) throw failure
    },
  }
}

async function lastReplayed(connection: pg.PoolConfig): Promise<Date | null> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ last: Date | null }>(
      'select pg_last_xact_replay_timestamp() as last',
    )
    return rows[0]?.last ?? null
  } finally {
    await client.end()
  }
}

/** Gives all of a cluster to the user that runs PostgreSQL. */
function ownAll(folder: string, identity: RunIdentity) {
  own(folder, identity)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    own(join(entry.parentPath, entry.name), identity)
}
