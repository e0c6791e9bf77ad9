import { type Kysely, sql } from 'kysely'

/**
 * The number of an invoice is taken by its signature; a draft has a reference (art. 242 nonies A I-7° annexe II
 * CGI: a chronological and continuous series). Issued papers keep their numbers. What older drafts had reserved
 * below the last number issued can be given to nobody any more: it is recorded as a gap, the only kind that
 * `check-papers` accepts.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table invoice_gaps (
      series text not null,
      year integer not null,
      sequence integer not null,
      reason text not null,
      recorded_at timestamptz not null,
      primary key (series, year, sequence)
    )`.execute(db)
  await sql`
    insert into invoice_gaps
    select series, year, sequence, 'reserved-by-a-draft', now() from invoices as drafts
    where status = 'en_attente' and not is_test and exists (
      select from invoices as later where later.status = 'signee' and later.series = drafts.series
        and later.year = drafts.year and later.sequence > drafts.sequence)`.execute(db)

  await sql`alter table invoice_series add column last_at timestamptz`.execute(db)
  await sql`
    update invoice_series set last = coalesce(issued.last, 0), last_at = issued.at
    from invoice_series as every left join (
      select series, year, max(sequence) as last, max(signed_at) as at from invoices
      where status = 'signee' group by series, year
      union all
      select series, year, max(sequence), max(issued_at) from avoirs group by series, year
    ) as issued on issued.series = every.series and issued.year = every.year
    where invoice_series.series = every.series and invoice_series.year = every.year`.execute(db)

  // The abandoned were taken off the counter when they were.
  await sql`alter table invoices disable trigger count_invoices`.execute(db)
  await sql`delete from invoices where motive is not null`.execute(db)
  await sql`alter table invoices enable trigger count_invoices`.execute(db)
  await sql`drop trigger count_abandoned_invoice on invoices`.execute(db)
  await sql`drop function count_abandoned_invoice`.execute(db)
  await sql`alter table invoices drop column motive`.execute(db)
  await sql`
    create index if not exists invoices_newest on invoices (created_at desc, number desc)
    where not is_test`.execute(db)

  await sql`
    alter table invoices
      alter column year drop not null,
      alter column sequence drop not null,
      add column reference text unique,
      add column frozen jsonb`.execute(db)
  await sql`
    update invoices set
      reference = 'PROJET-' || translate(upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)), '01', 'GH'),
      year = null, sequence = null
    where status = 'en_attente'`.execute(db)
  await sql`
    update dossiers set invoice_number = invoices.reference from invoices
    where invoices.number = dossiers.invoice_number and invoices.status = 'en_attente'`.execute(db)
  await sql`update invoices set number = reference where status = 'en_attente'`.execute(db)
  await sql`
    alter table invoices add constraint numbered_once_signed
    check ((status = 'signee') = (year is not null and sequence is not null))`.execute(db)
}
