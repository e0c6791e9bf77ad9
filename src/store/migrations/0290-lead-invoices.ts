import { type Kysely, sql } from 'kysely'

/** The monthly papers of the leads offer, and which movements of the ledger each bears: once, for ever. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table lead_invoices (
      number text primary key,
      series text not null,
      year integer not null,
      sequence integer not null,
      account_id text not null references lead_accounts,
      month text not null check (month ~ '^\\d{4}-\\d{2}$'),
      cancels text references lead_invoices,
      company_name text not null,
      amount_ht_cents bigint not null,
      amount_tva_cents bigint not null,
      amount_ttc_cents bigint not null check (amount_ttc_cents = amount_ht_cents + amount_tva_cents),
      vat_basis_points integer not null,
      issued_at timestamptz not null,
      issue_date date not null,
      paper jsonb not null,
      pdf_key text not null,
      pdf_size integer not null,
      pdf_sha256 text not null,
      seal text not null check (seal in ('B', 'T')),
      unique (series, year, sequence)
    )`.execute(db)
  await sql`create index lead_invoices_of_account on lead_invoices (account_id, number desc)`.execute(db)
  await sql`create index lead_invoices_by_file on lead_invoices (pdf_sha256)`.execute(db)
  await sql`
    create table lead_invoice_movements (
      movement_id bigint primary key references ledger_movements,
      number text not null references lead_invoices
    )`.execute(db)
  await sql`create index lead_invoice_movements_of_paper on lead_invoice_movements (number)`.execute(db)
  await sql`
    create function keep_lead_invoices() returns trigger language plpgsql as $$
    begin
      raise exception 'a paper of the leads offer is issued: it can neither change nor go';
    end $$`.execute(db)
  for (const table of ['lead_invoices', 'lead_invoice_movements']) {
    await sql`
      create trigger keep_lead_invoices before update or delete on ${sql.table(table)}
      for each row execute function keep_lead_invoices()`.execute(db)
    await sql`
      create trigger keep_papers_whole before truncate on ${sql.table(table)}
      for each statement execute function keep_papers_whole()`.execute(db)
  }
  // The capture that a credit gives back is looked up by what it was for.
  await sql`create index ledger_movements_of_call on ledger_movements (call_id) where call_id is not null`.execute(
    db,
  )
  await sql`create index ledger_movements_of_request on ledger_movements (quote_request_id)
    where quote_request_id is not null`.execute(db)
}
