import { type Kysely, sql } from 'kysely'

/** What the administrator's desk reads fast: lists by name, purge previews, dead letters, weekly figures. */
export async function up(db: Kysely<unknown>) {
  await nameItsDictionary(db)
  await sql`
    create index dossiers_by_name on dossiers (searchable(company_name), id) where not is_test`.execute(db)
  await sql`
    create index dossiers_by_name_of_status on dossiers (status, searchable(company_name), id)
    where not is_test`.execute(db)
  await sql`create index dossiers_activity on dossiers (last_activity_at) where not is_test`.execute(db)
  await sql`create index emails_of_state on emails (state, created_at desc, id desc)`.execute(db)

  // Weekly figures are counted as things happen: a chart never reads the dossiers.
  await sql`
    create function bump_week(series text, at timestamptz) returns void language sql as $$
      select bump_counter(
        'week:' || series || ':' || date_trunc('week', at at time zone 'Europe/Paris')::date, 1)
    $$`.execute(db)
  await sql`
    create function count_week() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'invoices' then perform bump_week('signed', new.signed_at);
      elsif tg_op = 'INSERT' then perform bump_week('created', new.created_at);
      else perform bump_week('finalized', new.finalized_at);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_created_in_week after insert on dossiers
    for each row when (not new.is_test) execute function count_week()`.execute(db)
  await sql`
    create trigger count_finalized_in_week after update of finalized_at on dossiers
    for each row when (not new.is_test and new.finalized_at is not null
      and old.finalized_at is distinct from new.finalized_at) execute function count_week()`.execute(db)
  await sql`
    create trigger count_signed_in_week after update of signed_at on invoices
    for each row when (not new.is_test and new.signed_at is not null and old.signed_at is null)
    execute function count_week()`.execute(db)
  await sql`
    insert into counters
    select 'week:' || series || ':' || date_trunc('week', at at time zone 'Europe/Paris')::date, 0, count(*) from (
      select 'created' as series, created_at as at from dossiers where not is_test
      union all select 'finalized', finalized_at from dossiers where not is_test and finalized_at is not null
      union all select 'signed', signed_at from invoices where not is_test and signed_at is not null
    ) as past group by 1`.execute(db)
}

/**
 * Indexes are built, and dumps restored, with an empty search path (PostgreSQL 17): the function must say
 * where its dictionary lies.
 */
async function nameItsDictionary(db: Kysely<unknown>) {
  const { rows } = await sql<{ schema: string }>`
    select quote_ident(nspname) as schema from pg_extension
    join pg_namespace on pg_namespace.oid = extnamespace where extname = 'unaccent'`.execute(db)
  const schema = sql.raw(rows[0]?.schema ?? 'public')
  await sql`
    create or replace function searchable(value text) returns text
    language sql immutable parallel safe strict
    as $$ select lower(${schema}.unaccent('${schema}.unaccent'::regdictionary, value)) $$`.execute(db)
}
