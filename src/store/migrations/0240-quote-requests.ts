import { type Kysely, sql } from 'kysely'

/**
 * Requests of people who look for a professional, and what hangs on them: codes, e-mails, retry keys, and the
 * movements of the ledger that paid for one. A request that was paid for stays as a figure without its person.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table quote_requests (
      id text primary key,
      -- What the asker's page and calls name it by: clients and the team never see it.
      holder_id text not null unique,
      wanted text not null,
      trade text not null,
      zone text not null,
      country char(2) not null,
      postal_code text not null,
      town text not null,
      timing text not null check (timing in ('now', 'soon', 'later')),
      project text not null,
      name text not null,
      email text not null,
      phone text not null,
      -- E.164, where the telephone could be read as a number.
      phone_number text,
      consent_text text not null,
      consented_at timestamptz not null,
      suspicion text check (suspicion in ('honeypot', 'budget')),
      state text not null check (state in
        ('unproven', 'to-check', 'open', 'unlocked', 'credited', 'withdrawn', 'refused')),
      shown_project text,
      checks jsonb not null default '[]',
      qualifier jsonb,
      price_cents integer not null check (price_cents between 6000 and 50000),
      account_id text references lead_accounts,
      net_cents integer not null default 0,
      vat_cents integer not null default 0,
      created_at timestamptz not null,
      proven_at timestamptz,
      offered_at timestamptz,
      unlocked_at timestamptz,
      withdrawn_at timestamptz,
      retention_notice_at timestamptz,
      purged_at timestamptz,
      check ((account_id is null) = (unlocked_at is null)),
      check ((state in ('unlocked', 'credited')) = (account_id is not null))
    )`.execute(db)
  await sql`create index quote_requests_open on quote_requests (zone, trade, offered_at desc)
    where state = 'open'`.execute(db)
  await sql`create index quote_requests_of_account on quote_requests (account_id, unlocked_at desc, id)
    where account_id is not null`.execute(db)
  await sql`create index quote_requests_newest on quote_requests (created_at desc, id)`.execute(db)
  await sql`create index quote_requests_email on quote_requests (lower(email), created_at)`.execute(db)
  await sql`create index quote_requests_phone on quote_requests (phone_number, created_at)
    where phone_number is not null`.execute(db)

  await sql`alter table emails
    add column quote_request_id text references quote_requests on delete cascade`.execute(db)
  await sql`create index emails_of_quote_request on emails (quote_request_id)
    where quote_request_id is not null`.execute(db)

  await sql`alter table idempotency_keys
    add column quote_request_id text references quote_requests on delete cascade
      deferrable initially deferred,
    drop constraint one_made,
    add constraint one_made check (num_nonnulls(dossier_id, registration_id, quote_request_id) = 1)`.execute(
    db,
  )

  await sql`alter table address_codes
    alter column dossier_id drop not null,
    add column quote_request_id text references quote_requests on delete cascade,
    add constraint one_subject check (num_nonnulls(dossier_id, quote_request_id) = 1)`.execute(db)
  await sql`create index address_codes_of_quote_request on address_codes (quote_request_id, sent_at)
    where quote_request_id is not null`.execute(db)

  await sql`alter table ledger_movements
    add column quote_request_id text references quote_requests`.execute(db)
}
