import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../../src/store/database/database'

/** Comes back once somebody on this database waits for a lock that another holds. */
export const waitingForALock = (db: Db, least = 1) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows[0]?.waiting
    })
    .toBeGreaterThanOrEqual(least)

/** A promise, and what opens it. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}
