import { type Kysely, sql } from 'kysely'

/** When a purge was announced, and where the administrator extended it to. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table dossiers
      add column retention_notice_at timestamptz,
      add column retention_extended_until timestamptz`.execute(db)
  await sql`create index dossiers_oldest_activity on dossiers (last_activity_at, id)`.execute(db)
  await sql`alter table registrations add column retention_notice_at timestamptz`.execute(db)
}
