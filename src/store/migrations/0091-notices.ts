import { type Kysely, sql } from 'kysely'

/** When the team was told that the notice of a purge could not be delivered. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dossiers add column retention_told_at timestamptz`.execute(db)
  await sql`alter table registrations add column retention_told_at timestamptz`.execute(db)
}
