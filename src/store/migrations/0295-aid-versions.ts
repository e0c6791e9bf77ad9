import { type Kysely, sql } from 'kysely'

/** What each aid said before it was changed: who promised what to whom, and when, can be told later. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table aid_versions (
      aid_id text not null references aids (id) on delete cascade,
      version integer not null,
      published boolean not null,
      aid jsonb not null,
      written_at timestamptz not null,
      written_by text,
      primary key (aid_id, version)
    )`.execute(db)
}
