import { sql } from 'kysely'
import type { Db } from '../database/database'

/** What waits in the queue, as calls of add_job: the queue's own tables belong to its library. */
export async function* jobsOf(trx: Db): AsyncGenerator<string> {
  const { rows } = await sql<{ line: string }>`
    select json_build_object('task', tasks.identifier, 'payload', jobs.payload, 'run_at', jobs.run_at,
      'key', jobs.key, 'max_attempts', jobs.max_attempts)::text as line
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.attempts < jobs.max_attempts order by jobs.id`.execute(trx)
  for (const { line } of rows) yield `${line}\n`
}

/** Queues what `jobsOf` wrote. */
export async function loadJobs(trx: Db, lines: AsyncIterable<string>) {
  for await (const line of lines) {
    await sql`select graphile_worker.add_job(job->>'task', payload => job->'payload',
        run_at => (job->>'run_at')::timestamptz, job_key => job->>'key',
        max_attempts => (job->>'max_attempts')::integer)
      from (select ${line}::json as job) as line`.execute(trx)
  }
}
