import { type Kysely, sql } from 'kysely'

/** When the client of a dossier asked to be called; gone once the team has called. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dossiers add column call_back_at timestamptz`.execute(db)
  await sql`
    create index queue_call_back on dossiers (call_back_at, id)
    where not is_test and call_back_at is not null`.execute(db)
}
