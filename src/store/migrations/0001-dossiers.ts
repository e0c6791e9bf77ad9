import { type Kysely, sql } from 'kysely'

/** Dossiers, their pieces, invoices and journal, and the tables that every call leans on. */
export async function up(db: Kysely<unknown>) {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create extension if not exists unaccent`.execute(db)
  // unaccent() is only "stable" because its dictionary could change; ours does not.
  await sql`
    create function searchable(value text) returns text
    language sql immutable parallel safe strict
    as $$ select lower(unaccent('unaccent'::regdictionary, value)) $$`.execute(db)

  await sql`
    create table dossiers (
      id text primary key check (length(id) >= 27),
      status text not null default 'Nouveau'
        check (status in ('Nouveau', 'Incomplet', 'Soumis', 'Accepté', 'Refusé', 'Payé')),
      version integer not null default 1,
      is_test boolean not null default false,
      company_name text not null,
      siret text not null,
      address text not null,
      phone text not null,
      email text not null,
      file_recipient text not null,
      file_identity text,
      invoice_number text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      last_activity_at timestamptz not null,
      signed_at timestamptz,
      finalized_at timestamptz,
      search_text text not null generated always as
        (searchable(company_name || ' ' || siret || ' ' || regexp_replace(siret, '\\D', '', 'g') || ' ' || email)) stored
    )`.execute(db)
  await sql`create index dossiers_newest on dossiers (created_at desc, id desc) where not is_test`.execute(db)
  await sql`create index dossiers_newest_of_status on dossiers (status, created_at desc, id desc) where not is_test`.execute(
    db,
  )
  await sql`create index dossiers_search on dossiers using gin (search_text gin_trgm_ops)`.execute(db)
  await sql`create index dossiers_email_siret on dossiers (lower(email), siret)`.execute(db)

  await sql`
    create table documents (
      id text primary key,
      dossier_id text not null references dossiers on delete cascade,
      document_type text not null
        check (document_type in ('identity_recto', 'identity_verso', 'passport', 'urssaf', 'rib', 'kbis')),
      filename text not null,
      media_type text not null,
      size integer not null,
      sha256 text not null,
      file_key text not null unique,
      uploaded_at timestamptz not null,
      unique (dossier_id, document_type)
    )`.execute(db)

  await sql`
    create table invoice_series (
      series text not null,
      year integer not null,
      last integer not null,
      primary key (series, year)
    )`.execute(db)
  await sql`
    create table invoices (
      number text primary key,
      series text not null,
      year integer not null,
      sequence integer not null,
      dossier_id text not null references dossiers,
      is_test boolean not null default false,
      company_name text not null,
      status text not null default 'en_attente' check (status in ('en_attente', 'signee')),
      motive text check (motive in ('abandonnée')),
      amount_ht_cents integer not null,
      amount_tva_cents integer not null,
      amount_ttc_cents integer not null,
      created_at timestamptz not null,
      issue_date date not null,
      signed_at timestamptz,
      paper jsonb,
      signature jsonb,
      pdf_key text,
      pdf_size integer,
      pdf_sha256 text,
      search_text text not null generated always as (searchable(company_name || ' ' || number)) stored,
      unique (series, year, sequence),
      check ((status = 'signee') = (signed_at is not null and pdf_key is not null and pdf_sha256 is not null))
    )`.execute(db)
  await sql`create index invoices_newest on invoices (created_at desc, number desc) where not is_test`.execute(
    db,
  )
  await sql`create index invoices_of_dossier on invoices (dossier_id)`.execute(db)
  await sql`create index invoices_search on invoices using gin (search_text gin_trgm_ops)`.execute(db)
  await sql`create index invoices_pdf on invoices (pdf_sha256)`.execute(db)
  // An issued invoice is never edited or deleted; it is cancelled by an avoir (specification C4).
  await sql`
    create function keep_issued_invoice() returns trigger language plpgsql as $$
    begin
      if old.status = 'signee' then
        raise exception 'invoice % is issued: it can neither change nor go', old.number;
      end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$`.execute(db)
  await sql`
    create trigger keep_issued_invoice before update or delete on invoices
    for each row execute function keep_issued_invoice()`.execute(db)

  await sql`
    create table events (
      id bigint generated always as identity primary key,
      dossier_id text references dossiers on delete cascade,
      type text not null,
      at timestamptz not null,
      actor text not null check (actor in ('visitor', 'administrator', 'system')),
      ip text,
      user_agent text,
      data jsonb not null default '{}'
    )`.execute(db)
  await sql`create index events_of_dossier on events (dossier_id, id)`.execute(db)

  await sql`
    create table emails (
      id text primary key,
      dossier_id text references dossiers on delete cascade,
      kind text not null,
      recipient text not null,
      message_id text not null unique,
      data jsonb not null default '{}',
      state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
      attempts integer not null default 0,
      last_error text,
      created_at timestamptz not null,
      sent_at timestamptz
    )`.execute(db)
  await sql`create index emails_newest on emails (created_at desc, id)`.execute(db)

  await sql`
    create table idempotency_keys (
      key_hash text primary key,
      request_hash text not null,
      -- A key is claimed before its dossier exists: a second use waits there and creates nothing.
      dossier_id text not null references dossiers on delete cascade deferrable initially deferred,
      created_at timestamptz not null
    )`.execute(db)

  await sql`create table settings (name text primary key, value jsonb not null)`.execute(db)

  await sql`
    create table sessions (
      token_hash text primary key,
      created_at timestamptz not null,
      last_used_at timestamptz not null
    )`.execute(db)
}
