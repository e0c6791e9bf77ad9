import { type Kysely, sql } from 'kysely'

/**
 * What a change of one statement rests on: it fails as a whole, with the class of a serialization failure, where
 * somebody was quicker. Each statement of such a function sees what was committed while the one before it waited.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function hold_dossier(held text, seen_version integer, seen_rank bigint, seen_hash text) returns void
    language plpgsql volatile as $$
    declare
      last_rank bigint;
      last_hash text;
    begin
      perform from dossiers where id = held and version = seen_version for update;
      if not found then
        raise exception 'dossier % has changed', held using errcode = 'serialization_failure';
      end if;
      select rank, hash into last_rank, last_hash from lock_chain(held);
      if last_rank is distinct from seen_rank or last_hash is distinct from seen_hash then
        raise exception 'the journal of dossier % has grown', held using errcode = 'serialization_failure';
      end if;
    end $$`.execute(db)
  await sql`
    create function take_number(wanted_series text, wanted_year integer, wanted integer, taken_at timestamptz)
    returns void language plpgsql volatile as $$
    begin
      insert into invoice_series (series, year, last, last_at)
      values (wanted_series, wanted_year, wanted, taken_at)
      on conflict (series, year) do update set last = excluded.last, last_at = excluded.last_at
        where invoice_series.last = excluded.last - 1;
      if not found then
        raise exception 'number % of % % is taken', wanted, wanted_series, wanted_year
          using errcode = 'serialization_failure';
      end if;
    end $$`.execute(db)
}
