import { sql } from 'kysely'
import type { Db } from './database'
import { onlyRow } from './only-row'

/** What the database knows of what is watched. */
export interface WatchedRows {
  installed_at: Date
  dead_letters: number
  waiting: number
  /** By the database's clock. */
  now: Date
}

/** Dead letters of the last two weeks, and what was tried and still waits after an hour. */
export async function watchedRows(db: Db): Promise<WatchedRows> {
  const { rows } = await sql<WatchedRows>`
    select (select min(timestamp)::timestamptz from kysely_migration) as installed_at,
      (select count(*)::integer from (
        select created_at from emails where state = 'failed'
        union all select created_at from transmissions where state = 'failed') as dead
        where created_at > now() - interval '14 days') as dead_letters,
      (select count(*)::integer from (
        select created_at from emails where state = 'queued' and attempts > 0
        union all select created_at from transmissions where state = 'queued' and attempts > 0) as late
        where created_at < now() - interval '1 hour') as waiting,
      clock_timestamp() as now`.execute(db)
  return onlyRow(rows)
}
