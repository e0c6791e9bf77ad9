import { type Kysely, sql } from 'kysely'

/** What an « Incomplet » asks for, a decision that can still be undone, avoirs, and what an erasure leaves. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table dossiers
      add column requested_documents text[],
      add column request_reason text,
      add column requested_at timestamptz,
      add column decision_id text,
      add column decision_due_at timestamptz,
      add constraint whole_request
        check ((requested_at is null) = (requested_documents is null) and (requested_at is null) = (request_reason is null)),
      add constraint whole_decision check ((decision_id is null) = (decision_due_at is null))`.execute(db)
  await sql`create index dossiers_same_siret on dossiers (regexp_replace(siret, '\\D', '', 'g'))`.execute(db)

  await sql`alter table documents add column checked text[] not null default '{}'`.execute(db)

  await sql`
    create table avoirs (
      number text primary key,
      series text not null,
      year integer not null,
      sequence integer not null,
      invoice_number text not null unique references invoices,
      dossier_id text not null,
      company_name text not null,
      amount_ht_cents integer not null,
      amount_tva_cents integer not null,
      amount_ttc_cents integer not null,
      issued_at timestamptz not null,
      issue_date date not null,
      paper jsonb not null,
      pdf_key text not null,
      pdf_size integer not null,
      pdf_sha256 text not null,
      seal text not null,
      unique (series, year, sequence)
    )`.execute(db)
  await sql`create index avoirs_of_dossier on avoirs (dossier_id)`.execute(db)
  await sql`create index avoirs_pdf on avoirs (pdf_sha256)`.execute(db)
  // An avoir is an issued paper like the invoice that it cancels (specification C4).
  await sql`
    create function keep_avoir() returns trigger language plpgsql as $$
    begin
      raise exception 'avoir % is issued: it can neither change nor go', old.number;
    end $$`.execute(db)
  await sql`
    create trigger keep_avoir before update or delete on avoirs
    for each row execute function keep_avoir()`.execute(db)

  // A draft whose dossier went keeps its number, and is in no list or total.
  await sql`
    create function count_abandoned_invoice() returns trigger language plpgsql as $$
    begin
      perform bump_counter('invoices', -1);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_abandoned_invoice after update of motive on invoices
    for each row when (old.motive is null and new.motive is not null and not new.is_test)
    execute function count_abandoned_invoice()`.execute(db)
  await sql`drop index invoices_newest`.execute(db)
  await sql`
    create index invoices_newest on invoices (created_at desc, number desc)
    where not is_test and motive is null`.execute(db)

  // An erased dossier's row goes; its papers stay ten years, and the lines of its journal without personal data.
  await sql`alter table invoices drop constraint invoices_dossier_id_fkey`.execute(db)
  await sql`alter table events drop constraint events_dossier_id_fkey`.execute(db)
  await sql`
    create table erasures (
      dossier_id text primary key,
      erased_at timestamptz not null,
      motive text not null
    )`.execute(db)
}
