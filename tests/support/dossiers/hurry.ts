import { sql } from 'kysely'
import type { Db } from '../../../src/store/database/database'

/** The tries that the queue puts off for minutes or hours are made at once. */
export const hurryJobs = (db: Db) =>
  sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`.execute(
    db,
  )
