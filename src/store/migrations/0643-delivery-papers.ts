import { type Kysely, sql } from 'kysely'

/** The sealed papers by which sites were delivered: they outlive dossier and site, as invoices do. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table delivery_papers (
      site_id text primary key,
      dossier_id text not null,
      invoice_number text not null,
      url text not null,
      revision integer,
      archive_sha256 text,
      accepted_at timestamptz not null,
      pdf_key text not null,
      pdf_size integer not null,
      pdf_sha256 text not null,
      seal text not null check (seal in ('B', 'T'))
    )`.execute(db)
  await sql`
    create function keep_delivery_paper() returns trigger language plpgsql as $$
    begin
      raise exception 'a delivery paper is kept as it was sealed';
    end $$`.execute(db)
  await sql`
    create trigger keep_delivery_paper before update or delete on delivery_papers
    for each row execute function keep_delivery_paper()`.execute(db)
}
