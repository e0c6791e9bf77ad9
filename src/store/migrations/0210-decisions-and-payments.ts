import { type Kysely, sql } from 'kysely'

/**
 * What was decided about a dossier (grant, notice, refusal), and the payments of its invoice: append-only, kept ten
 * years with the papers (specification B4 and B7). Dossiers that were marked paid before there were
 * payments get the one that their mark stood for.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table dossiers
      add column granted_cents integer check (granted_cents > 0),
      add column granted_by text,
      add column granted_on date,
      add column grant_paid_to text check (grant_paid_to in ('client', 'agency')),
      add column accepted_notice_at timestamptz,
      add column payment_late_at timestamptz,
      add column refusal_motive text,
      add column refusal_sentence text,
      add constraint whole_grant check (
        (granted_cents is null) = (granted_by is null) and (granted_cents is null) = (granted_on is null)
        and (granted_cents is null) = (grant_paid_to is null))`.execute(db)
  await sql`
    create index queue_overdue on dossiers (payment_late_at, id)
    where not is_test and status = 'Accepté' and payment_late_at is not null`.execute(db)

  await sql`
    create table payments (
      id integer primary key,
      invoice_number text not null references invoices,
      dossier_id text not null,
      amount_cents integer not null check (amount_cents <> 0),
      paid_on date not null,
      payer text not null check (payer in ('client', 'body')),
      reference text not null,
      account_id text,
      recorded_at timestamptz not null
    )`.execute(db)
  await sql`create index payments_of_invoice on payments (invoice_number, id)`.execute(db)
  await sql`create index payments_by_day on payments (paid_on, id)`.execute(db)
  await sql`
    create function keep_payment() returns trigger language plpgsql as $$
    begin
      raise exception 'payment % is recorded: a correction is a line of its own', old.id;
    end $$`.execute(db)
  await sql`
    create trigger keep_payment before update or delete on payments
    for each row execute function keep_payment()`.execute(db)
  await sql`
    create trigger keep_papers_whole before truncate on payments
    for each statement execute function keep_papers_whole()`.execute(db)
  await sql`
    insert into payments
    select row_number() over (order by updated_at, id), invoice_number, id, amount, day, 'client',
      'Règlement repris', null, updated_at
    from (
      select dossiers.id, dossiers.invoice_number, dossiers.updated_at, invoices.amount_ttc_cents as amount,
        (dossiers.updated_at at time zone 'Europe/Paris')::date as day
      from dossiers join invoices on invoices.number = dossiers.invoice_number
      where dossiers.status = 'Payé' and not dossiers.is_test and invoices.status = 'signee'
    ) as paid`.execute(db)

  await sql`
    create table payment_reminders (
      dossier_id text not null references dossiers on delete cascade on update cascade,
      rank integer not null,
      invoice_number text not null,
      account_id text not null,
      sent_at timestamptz not null,
      primary key (dossier_id, rank)
    )`.execute(db)

  await sql`
    update dossiers set accepted_notice_at = announced.at from (
      select dossier_id, max(at) as at from events where type = 'decision-announced' group by dossier_id
    ) as announced
    where announced.dossier_id = dossiers.id and status in ('Accepté', 'Payé') and decision_id is null`.execute(
    db,
  )
  await sql`
    update dossiers set payment_late_at =
      ((accepted_notice_at at time zone 'Europe/Paris')::date + 31)::timestamp at time zone 'Europe/Paris'
    where accepted_notice_at is not null and status = 'Accepté'`.execute(db)
}
