import { sql } from 'kysely'
import type { Db } from '../database/database'

/** Runs `work` on one unchanging picture of the database, from which no file is removed meanwhile. */
export function onSnapshot<Answer>(db: Db, work: (trx: Db) => Promise<Answer>): Promise<Answer> {
  return db.connection().execute(async connection => {
    // Before the picture is taken: a removal under way ends first, and none begins.
    await sql`set lock_timeout = 0`.execute(connection)
    await sql`select pg_advisory_lock(${sql.lit(REMOVAL_LOCK)})`.execute(connection)
    try {
      return await connection
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async trx => {
          // Files are copied between two statements.
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
          return work(trx)
        })
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(REMOVAL_LOCK)})`.execute(connection)
      await sql`reset lock_timeout`.execute(connection)
    }
  })
}

/** Anything of this number: it names the lock between backups and removals of files. */
export const REMOVAL_LOCK = 7_392_001
