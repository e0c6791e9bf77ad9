import { runMigrations } from 'graphile-worker'
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { codeOf, messageOf } from '~/domain/error'
import { CannotStart } from '../embedded/cannot-start'
import * as migrations from '../migrations/migrations'
import type { ServerAddress } from './hosts'
import { endWhereLeft, watchedClient } from './lost-host'
import { PatientPool } from './patient-pool'
import type { Tables } from './tables'

/** The database, or a transaction on it: every store function takes either. */
export type Db = Kysely<Tables>

/** A pool of connections and the typed queries over it. */
export interface Database {
  db: Db
  pool: pg.Pool
  close: () => Promise<void>
}

// Counts are far below 2^53, and a date has no time zone to convert.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, value => value)

/**
 * @param report told of connections that break while nobody uses them
 * @param statementMs after how long a query is ended, in milliseconds; 0: never
 */
export function openDatabase(
  connection: ServerAddress,
  report: (error: Error) => void,
  statementMs = 0,
): Database {
  const pool = openPool(connection, 20, report, statementMs)
  const db = questionsOver(pool)
  const close = async () => {
    // A pool that ends forgets those who wait for a connection: the worker notes its last job that way.
    while (pool.waitingCount > 0) await new Promise(resolve => setTimeout(resolve, 5))
    await db.destroy()
  }
  return { db, pool, close }
}

/** The typed queries over a pool of connections. */
export const questionsOver = (pool: pg.Pool): Db =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

/** What a visitor waits for is shorter than this, and ends before a silent request is cut. Commands take their time. */
export const STATEMENT_MS = 20_000

/** Milliseconds, all shorter than the half minute after which a silent request is cut: an answer comes first. */
const WAIT_MS = 15_000
const LOCK_MS = 10_000
const LOST_MS = 15_000
/** A signature waits for its time stamp within a transaction. */
const IDLE_MS = 120_000

/**
 * A connection that is new must be let in, and reads the catalogue again for each table that it meets: a visitor
 * after a quiet minute finds these ones still there, and a busy hour does not make others anew between its waves.
 */
const KEPT = 4
const IDLE_CONNECTION_MS = 60_000

/** @param more settings of each connection, as PostgreSQL's `options` */
export function openPool(
  connection: ServerAddress,
  max: number,
  report: (error: Error) => void,
  statementMs = 0,
  more = '',
): pg.Pool {
  // Rows are summed as text, with their times: it must be the same on every server.
  const options = `-c timezone=UTC -c lock_timeout=${LOCK_MS} -c idle_in_transaction_session_timeout=${IDLE_MS} -c tcp_user_timeout=${LOST_MS} -c statement_timeout=${statementMs} ${more}`
  const pool = new PatientPool({
    max,
    min: KEPT,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    connectionTimeoutMillis: WAIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    options,
    ...connection,
    Client: watchedClient(connection),
  })
  // A server that is being stopped says so on connections that are being closed.
  const heard = (error: Error) => pool.ending || report(error)
  pool.on('error', heard)
  pool.on('connect', client => client.on('error', heard))
  pool.on('release', (_, client) => endWhereLeft(client))
  return pool
}

/**
 * Brings the schema up to date; copies that start at once wait for one another. A newer copy's changes are
 * left alone, so that an older copy can start beside it during an update.
 * @param only these migrations, by name, for the schema that a backup was made of
 */
export async function migrate(database: Database, only: string[] = Object.keys(migrations)) {
  await refuseOldServer(database)
  await oneAtATime(database.db, 'migrate', async () => {
    await runMigrations({ pgPool: database.pool })
    const ours = Object.fromEntries(Object.entries(migrations).filter(([name]) => only.includes(name)))
    const run = await migrationsRun(database)
    const newer = run.filter(name => !(name in migrations))
    const contracted = newer.find(name => name.endsWith('-contract'))
    if (contracted)
      throw new CannotStart(
        `This program is older than its database (${contracted}): start a newer version of it.`,
      )
    // To find that nothing is to be done, the library would read the whole catalogue three times.
    if (Object.keys(ours).every(name => run.includes(name))) return
    const migrator = new Migrator({
      db: database.db,
      provider: {
        getMigrations: async () => ({
          ...ours,
          ...Object.fromEntries(newer.map(name => [name, { up: async () => {} }])),
        }),
      },
      allowUnorderedMigrations: true,
    })
    const { error, results } = await migrator.migrateToLatest()
    const failed = results?.find(result => result.status === 'Error')
    if (failed && isOlder(error))
      throw new CannotStart(
        `The database is not at a version that this program can bring up to date (${failed.migrationName}: ${messageOf(error)}): start the version before it once, or restore a copy.`,
      )
    if (error)
      throw new Error(`migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error })
  })
}

/** @throws CannotStart where PostgreSQL is older than what our queries need */
async function refuseOldServer({ pool }: Database) {
  const { rows } = await pool.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::integer as number`,
  )
  if (rows[0] && rows[0].number < 150_000)
    throw new CannotStart(`PostgreSQL 15 or newer is needed; DATABASE_URL leads to ${rows[0].version}.`)
}

async function migrationsRun({ pool }: Database): Promise<string[]> {
  const { rows: tables } = await pool.query(`select from pg_tables where tablename = 'kysely_migration'`)
  if (tables.length === 0) return []
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration')
  return rows.map(row => row.name)
}

/** Tables or columns that earlier migrations make are not there, or are there already (SQLSTATE class 42). */
const isOlder = (error: unknown) => /^42/.test(codeOf(error))

const LOCKS = { migrate: 7_392_002, found: 7_392_003 }

/** Runs `work` while no other copy of the program does the same; one that dies frees its turn. */
export function oneAtATime<Answer>(db: Db, turn: keyof typeof LOCKS, work: () => Promise<Answer>) {
  return db.connection().execute(async connection => {
    const number = sql.lit(LOCKS[turn])
    // Another copy may take minutes to bring the schema up to date.
    await sql`set lock_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${number})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${number})`.execute(connection)
      await sql`reset lock_timeout`.execute(connection)
    }
  })
}
