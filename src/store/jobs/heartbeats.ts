import { sql } from 'kysely'
import type { Db } from '../database/database'

/**
 * Notes by the database's clock that these workers, or copies (`copy:…`), live; those silent for a day are forgotten.
 */
export async function noteHeartbeats(db: Db, workers: string[]) {
  await sql`delete from worker_heartbeats where at < now() - interval '1 day'`.execute(db)
  if (workers.length === 0) return
  await sql`
    insert into worker_heartbeats (worker, at) select unnest(${workers}::text[]), now()
    on conflict (worker) do update set at = now()`.execute(db)
}

/** Workers that hold a job and have said nothing for so many seconds. One of an older version never says anything. */
export async function jobsHeldByDead(db: Db, seconds: number): Promise<string[]> {
  const { rows } = await sql<{ worker: string }>`
    select worker from worker_heartbeats
    where at < now() - make_interval(secs => ${seconds}::integer)
      and worker in (select locked_by from graphile_worker.jobs where locked_by is not null)`.execute(db)
  return rows.map(row => row.worker)
}

/** Gives their jobs back to the queue, to be tried again at once. */
export async function unlockWorkers(db: Db, workers: string[]) {
  await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(db)
}
