import { type Kysely, sql } from 'kysely'

/** When the team was told that the notice of a purge could not be delivered, as for registrations. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table quote_requests add column retention_told_at timestamptz`.execute(db)
}
