import { type Kysely, sql } from 'kysely'

/** Filters of the dossiers' list that an account kept under a name, for itself or for the team. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table saved_views (
      id text primary key,
      account_id text not null references accounts,
      name text not null,
      shared boolean not null,
      search text not null,
      status text,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index saved_views_own on saved_views (account_id)`.execute(db)
  await sql`create index saved_views_shared on saved_views (name) where shared`.execute(db)
}
