import { runMigrations } from 'graphile-worker'
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { migrations } from './migrations/migrations'
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

export function openDatabase(connection: pg.PoolConfig, report: (error: Error) => void): Database {
  const pool = openPool(connection, 20, report)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    // A pool that ends forgets those who wait for a connection: the worker notes its last job that way.
    while (pool.waitingCount > 0) await new Promise(resolve => setTimeout(resolve, 5))
    await db.destroy()
  }
  return { db, pool, close }
}

/** Connections of its own for the worker: visitors who wait for one another must not hold up the queue. */
export function openPool(connection: pg.PoolConfig, max: number, report: (error: Error) => void): pg.Pool {
  // Rows are summed as text, with their times: it must be the same on every server.
  const options = '-c timezone=UTC'
  const pool = new pg.Pool({ max, connectionTimeoutMillis: 20_000, options, ...connection })
  pool.on('error', report)
  pool.on('connect', client => client.on('error', report))
  return pool
}

/**
 * Brings the schema up to date; copies that start at once wait for one another. A newer copy's changes are
 * left alone, so that an older copy can start beside it during an update.
 * @param only these migrations, by name, for the schema that a backup was made of
 */
export async function migrate(database: Database, only: string[] = Object.keys(migrations)) {
  await oneAtATime(database.db, 'migrate', async () => {
    await runMigrations({ pgPool: database.pool })
    const ours = Object.fromEntries(Object.entries(migrations).filter(([name]) => only.includes(name)))
    const newer = (await migrationsRun(database)).filter(name => !(name in migrations))
    const contracted = newer.find(name => name.endsWith('-contract'))
    if (contracted)
      throw new Error(`This program is older than its database (${contracted}): start a newer version of it.`)
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
    if (error)
      throw new Error(`migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error })
  })
}

async function migrationsRun({ pool }: Database): Promise<string[]> {
  const { rows: tables } = await pool.query(`select from pg_tables where tablename = 'kysely_migration'`)
  if (tables.length === 0) return []
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration')
  return rows.map(row => row.name)
}

const LOCKS = { migrate: 7_392_002, found: 7_392_003 }

/** Runs `work` while no other copy of the program does the same; one that dies frees its turn. */
export function oneAtATime<Answer>(db: Db, turn: keyof typeof LOCKS, work: () => Promise<Answer>) {
  return db.connection().execute(async connection => {
    const number = sql.lit(LOCKS[turn])
    await sql`select pg_advisory_lock(${number})`.execute(connection)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${number})`.execute(connection)
    }
  })
}
