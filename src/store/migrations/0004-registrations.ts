import { type Kysely, sql } from 'kysely'

/** Businesses outside France that ask to be called, and what hangs on them: e-mails, retry keys. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table registrations (
      id text primary key,
      company_name text not null,
      registration_number text not null,
      manager_name text not null,
      country text not null,
      email text not null,
      phone text not null,
      message text not null,
      suspicion text check (suspicion in ('honeypot', 'budget')),
      created_at timestamptz not null,
      contacted_at timestamptz,
      contact_note text not null default '',
      search_text text not null generated always as (searchable(
        company_name || ' ' || manager_name || ' ' || country || ' ' || email || ' ' || phone || ' ' ||
        regexp_replace(phone, '\\D', '', 'g') || ' ' || registration_number)) stored
    )`.execute(db)
  await sql`create index registrations_waiting on registrations (created_at, id)
    where suspicion is null and contacted_at is null`.execute(db)
  await sql`create index registrations_contacted on registrations (contacted_at, id)
    where suspicion is null and contacted_at is not null`.execute(db)
  await sql`create index registrations_suspect on registrations (created_at, id)
    where suspicion is not null`.execute(db)
  await sql`create index registrations_search on registrations using gin (search_text gin_trgm_ops)`.execute(
    db,
  )

  await sql`alter table emails
    add column registration_id text references registrations on delete cascade`.execute(db)
  await sql`create index emails_of_registration on emails (registration_id)`.execute(db)

  // A key is claimed before what it makes is written, so that a repeat writes nothing.
  await sql`alter table idempotency_keys
    alter column dossier_id drop not null,
    add column registration_id text references registrations on delete cascade
      deferrable initially deferred,
    add constraint one_made check (num_nonnulls(dossier_id, registration_id) = 1)`.execute(db)
}
