import { type RawBuilder, sql } from 'kysely'
import type { JobName, JobPayloads } from '~/domain/jobs'
import type { Db } from '../database/database'

interface JobOptions {
  /** A second job of the same key takes the place of the first while that one waits. */
  key?: string
  runAt?: Date | undefined
  maxAttempts?: number
  /** How many of the same bringer go first: of all that are due, the lowest is taken. 0 unless told. */
  rank?: number | RawBuilder<number> | undefined
}

/** Adds a job within the caller's transaction: it exists only if that commits. */
export async function addJob<Name extends JobName>(
  trx: Db,
  task: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
) {
  await trx.selectNoFrom(jobAdded(task, payload, options).as('job')).execute()
}

/** The same as a part of a statement that writes what the job is about. */
export function jobAdded<Name extends JobName>(
  task: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
) {
  return sql<unknown>`graphile_worker.add_job(
    ${task}, payload => ${JSON.stringify(payload)}::json, run_at => ${options.runAt ?? null}::timestamptz,
    job_key => ${options.key ?? null}::text, max_attempts => ${options.maxAttempts ?? 25}::integer
    ${options.rank === undefined ? sql`` : sql`, priority => ${options.rank}::integer`}
  )`
}

/** Takes a waiting job out of the queue; one that runs now, or is not there, is no error. */
export async function removeJob(trx: Db, key: string) {
  await sql`select graphile_worker.remove_job(${key})`.execute(trx)
}

/**
 * Gives back the jobs that a killed program held: the queue itself waits four hours for it.
 * @param heldFor only jobs held for so many minutes; no task may take as long as that.
 */
export async function unlockJobs(db: Db, heldFor: number) {
  await sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_at <= now() - make_interval(mins => ${heldFor}::integer)
    ))`.execute(db)
}

/** A job that was tried as often as it may, with its last error. */
export interface SpentJob {
  key: string
  last_error: string | null
}

/** Removes and returns the jobs of a task that will not be tried again. */
export async function takeSpentJobs(trx: Db, task: JobName): Promise<SpentJob[]> {
  const { rows } = await sql<SpentJob>`
    select key, last_error from graphile_worker.jobs
    where task_identifier = ${task} and attempts >= max_attempts and locked_at is null and key is not null
  `.execute(trx)
  for (const { key } of rows) await removeJob(trx, key)
  return rows
}

/** Jobs that wait for their turn, and those of them that failed before. */
export async function waitingJobs(db: Db): Promise<{ waiting: number; failing: number }> {
  const { rows } = await sql<{ waiting: number; failing: number }>`
    select count(*) as waiting, count(*) filter (where attempts > 0 and locked_at is null) as failing
    from graphile_worker.jobs`.execute(db)
  return { waiting: Number(rows[0]?.waiting ?? 0), failing: Number(rows[0]?.failing ?? 0) }
}

/**
 * Those that failed three times or more, by name. What the outbox sends has an alert of its own; what the clock starts no longer
 * counts once a later run of it went well.
 */
export async function failingJobs(db: Db): Promise<{ task: JobName; jobs: number }[]> {
  const { rows } = await sql<{ task: JobName; jobs: number }>`
    select task_identifier as task, count(*)::integer as jobs from graphile_worker.jobs as failing
    where attempts >= 3 and last_error is not null and updated_at > now() - interval '1 day'
      and task_identifier not in ('send-email', 'transmit')
      and not exists (
        select from graphile_worker._private_known_crontabs as run
        where run.identifier = task_identifier and run.last_execution > failing.created_at + interval '1 minute'
          and not exists (
            select from graphile_worker.jobs as later
            where later.task_identifier = failing.task_identifier
              and later.created_at >= run.last_execution - interval '1 minute'))
    group by task_identifier order by task_identifier`.execute(db)
  return rows
}

/** Lets every job that failed before be tried at once, as often as a new one. */
export async function retryFailingJobs(db: Db) {
  await sql`
    select graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs
        where attempts > 0 and locked_at is null and task_identifier not in ('send-email', 'transmit')),
      run_at => now(), attempts => 0)`.execute(db)
}

/** Jobs that nobody takes though they have been due for so many minutes: no worker is at work. */
export async function overdueJobs(db: Db, minutes: number): Promise<number> {
  const { rows } = await sql<{ overdue: number }>`
    select count(*) as overdue from graphile_worker.jobs
    where run_at < now() - make_interval(mins => ${minutes}::integer)
      and locked_at is null and attempts < max_attempts`.execute(db)
  return Number(rows[0]?.overdue ?? 0)
}
