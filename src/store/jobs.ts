import { sql } from 'kysely'
import type { Db } from './database'

interface JobOptions {
  /** A second job of the same key takes the place of the first while that one waits. */
  key?: string
  runAt?: Date | undefined
  maxAttempts?: number
}

/** Adds a job within the caller's transaction: it exists only if that commits. */
export async function addJob(trx: Db, task: string, payload: object, options: JobOptions = {}) {
  await sql`
    select graphile_worker.add_job(
      ${task}, payload => ${JSON.stringify(payload)}::json, run_at => ${options.runAt ?? null}::timestamptz,
      job_key => ${options.key ?? null}::text, max_attempts => ${options.maxAttempts ?? 25}::integer
    )`.execute(trx)
}

/** Takes a waiting job out of the queue; one that runs now, or is not there, is no error. */
export async function removeJob(trx: Db, key: string) {
  await sql`select graphile_worker.remove_job(${key})`.execute(trx)
}
