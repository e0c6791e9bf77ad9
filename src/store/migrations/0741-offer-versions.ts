import { type Kysely, sql } from 'kysely'

/** What the administration sets over agency.json, each version with who and when; one may wait for a second account. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table offer_versions (
      version integer primary key,
      terms jsonb not null,
      state text not null check (state in ('in-force', 'proposed', 'withdrawn')),
      account_id text not null references accounts,
      at timestamptz not null,
      confirmed_by text references accounts,
      confirmed_at timestamptz,
      check ((confirmed_by is null) = (confirmed_at is null))
    )`.execute(db)
  await sql`create unique index offer_proposed on offer_versions (state) where state = 'proposed'`.execute(db)
  await sql`
    create trigger offer_change after insert or update on offer_versions
    for each statement execute function tell_page_change()`.execute(db)
}
