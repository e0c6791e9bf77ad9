import { type Kysely, sql } from 'kysely'

/** When each worker was heard of last: the jobs of one that fell silent are given to others. */
export async function up(db: Kysely<unknown>) {
  await sql`create table worker_heartbeats (worker text primary key, at timestamptz not null)`.execute(db)
}
