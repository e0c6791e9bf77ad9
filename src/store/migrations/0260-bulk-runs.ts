import { type Kysely, sql } from 'kysely'

/** Actions on many dossiers: who asked for what, and what became of each, so that a killed run goes on where it was. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table bulk_runs (
      id text primary key,
      action text not null check (action in ('assign', 'remind', 'mark-transmitted', 'extend', 'erase')),
      details jsonb not null,
      asked_by jsonb not null,
      account_id text not null references accounts,
      total integer not null,
      created_at timestamptz not null,
      starts_at timestamptz not null,
      cancelled_at timestamptz,
      finished_at timestamptz
    )`.execute(db)
  await sql`create index bulk_runs_newest on bulk_runs (created_at desc)`.execute(db)
  await sql`
    create table bulk_items (
      run_id text not null references bulk_runs on delete cascade,
      dossier_id text not null,
      state text not null default 'waiting' check (state in ('waiting', 'started', 'done', 'left')),
      started_at timestamptz,
      because text,
      primary key (run_id, dossier_id)
    )`.execute(db)
  await sql`create index bulk_items_open on bulk_items (run_id, dossier_id) where state in ('waiting', 'started')`.execute(
    db,
  )
}
