import { sql } from 'kysely'
import type { Db } from './database'

/** The database's clock at the moment of asking, also within a transaction. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date(Number.NaN)
}
