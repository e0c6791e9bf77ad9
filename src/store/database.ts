import { runMigrations } from 'graphile-worker'
import { Kysely, Migrator, PostgresDialect } from 'kysely'
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
  const pool = new pg.Pool({ max, connectionTimeoutMillis: 20_000, ...connection })
  pool.on('error', report)
  pool.on('connect', client => client.on('error', report))
  return pool
}

/**
 * Brings the schema up to date; copies that start at once wait for one another (advisory lock).
 * @param only these migrations, by name, for the schema that a backup was made of
 */
export async function migrate({ db, pool }: Database, only: string[] = Object.keys(migrations)) {
  await runMigrations({ pgPool: pool })
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).filter(([name]) => only.includes(name))),
    },
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  const failed = results?.find(result => result.status === 'Error')
  if (error)
    throw new Error(`migration ${failed?.migrationName ?? ''} failed: ${String(error)}`, { cause: error })
}
