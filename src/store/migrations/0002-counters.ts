import { type Kysely, sql } from 'kysely'

/**
 * Totals that a list may show without counting a million rows. Each counter is spread over sixteen
 * rows, so that dossiers created at once do not wait for one another; one transaction always bumps
 * the same row of it, so that two cannot hold each other's.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table counters (
      name text not null,
      shard integer not null,
      n bigint not null,
      primary key (name, shard)
    )`.execute(db)
  await sql`
    create function bump_counter(counter text, delta integer) returns void language sql as $$
      insert into counters values (counter, (txid_current() % 16)::integer, delta)
      on conflict (name, shard) do update set n = counters.n + excluded.n
    $$`.execute(db)
  await sql`
    create function count_dossiers() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and not new.is_test then perform bump_counter('dossiers:' || new.status, 1); end if;
      if tg_op = 'DELETE' and not old.is_test then perform bump_counter('dossiers:' || old.status, -1); end if;
      if tg_op = 'UPDATE' and not new.is_test then
        -- In the order of their names, so that two moves in opposite directions cannot deadlock.
        perform bump_counter(name, delta) from
          (select name, delta from
            (values ('dossiers:' || old.status, -1), ('dossiers:' || new.status, 1)) as move (name, delta)
           order by name) as moves;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_new_dossiers after insert or delete on dossiers
    for each row execute function count_dossiers()`.execute(db)
  await sql`
    create trigger count_moved_dossiers after update of status on dossiers
    for each row when (old.status is distinct from new.status) execute function count_dossiers()`.execute(db)
  await sql`
    create function count_invoices() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and not new.is_test then perform bump_counter('invoices', 1); end if;
      if tg_op = 'DELETE' and not old.is_test then perform bump_counter('invoices', -1); end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_invoices after insert or delete on invoices
    for each row execute function count_invoices()`.execute(db)
}
