import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '../../src/store/database/database'

/** Comes back once somebody on this database waits for a lock that another holds. */
export const waitingForALock = (db: Db, least = 1) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(rows[0]?.waiting).toBeGreaterThanOrEqual(least)
    },
    { timeout: 60_000 },
  )

/** A promise, and what opens it. */
export function gate() {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}
