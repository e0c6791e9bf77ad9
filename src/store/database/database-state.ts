import { sql } from 'kysely'
import { countUpTo } from './count-up-to'
import type { Db } from './database'

/** How many dossiers had no activity since `limit`. @see countUpTo */
export const countIdleDossiers = (db: Db, limit: Date): Promise<number> =>
  countUpTo(db, db.selectFrom('dossiers').where('is_test', '=', false).where('last_activity_at', '<', limit))

/** The state of the database and of its queue. */
export async function readDatabaseState(db: Db) {
  const { rows } = await sql<{ version: string; bytes: number; waiting: number; failed: number }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      count(*) filter (where attempts < max_attempts) as waiting,
      count(*) filter (where attempts >= max_attempts) as failed
    from graphile_worker.jobs`.execute(db)
  const [state] = rows
  if (!state) throw new Error('the database did not tell its state')
  return state
}
