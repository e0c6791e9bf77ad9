import { type Kysely, sql } from 'kysely'

/** How many answers all copies gave in each minute of the last hour, and how many were errors of ours. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table answer_counts (
      minute timestamptz primary key,
      answers integer not null,
      failures integer not null
    )`.execute(db)
}
