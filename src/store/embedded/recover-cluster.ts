import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { shellPath } from './archiving'
import { findBinaries } from './binaries'
import { own } from './cluster'
import { chooseIdentity, type RunIdentity } from './identity'
import { type Fetch, serveSegments } from './serve-segments'
import { startEmbeddedServer } from './server'

/** A day of log is replayed in some minutes. */
const MINUTES = 60

/**
 * Brings a base copy of a cluster, already in `folder`, to a moment: PostgreSQL asks for the segments of the log one by
 * one, replays them, and begins a time line of its own.
 * @param until null: as far as the log goes
 * @returns when the last transaction that came back was committed; null where none did
 * @throws CannotStart with PostgreSQL's reason, for a moment after the log's end too
 */
export async function recoverCluster(folder: string, fetch: Fetch, until: Date | null): Promise<Date | null> {
  const identity = chooseIdentity([folder, (await findBinaries()).postgres])
  const segments = `${folder}.segments`
  mkdirSync(segments, { mode: 0o700 })
  own(segments, identity)
  writeFileSync(join(folder, 'recovery.signal'), '')
  ownAll(folder, identity)
  const serving = serveSegments(segments, fetch, identity)
  try {
    const settings = recoverySettings(segments, until)
    const server = await startEmbeddedServer(folder, { settings, minutes: MINUTES })
    const last = await lastReplayed(server.connection)
    await server.stop()
    return last
  } finally {
    await serving.stop()
    rmSync(segments, { recursive: true, force: true })
  }
}

/** PostgreSQL takes an exit over 125 for the end of the recovery, any other failure for the end of the log. */
function recoverySettings(segments: string, until: Date | null) {
  const asked = `${shellPath(segments)}/"%f"`
  return {
    restore_command: `: > ${asked}.asked; until [ -e ${asked}.answered ]; do sleep 0.02; done; rm ${asked}.answered; [ ! -e ${shellPath(segments)}/broken ] || exit 200; mv ${asked} "%p"`,
    recovery_target_action: 'promote',
    // Nobody reads before it is where it is wanted.
    hot_standby: 'off',
    ...(until ? { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
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
