import { type Kysely, sql } from 'kysely'

/**
 * As `hold_dossier` of before, and by the key too that opened the dossier when it was seen: a key that was taken away
 * meanwhile writes nothing. The one of before stays for a copy of the program that still runs.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function hold_dossier(held text, seen_key text, seen_version integer, seen_rank bigint, seen_hash text)
    returns void language plpgsql volatile as $$
    declare
      last_rank bigint;
      last_hash text;
    begin
      perform from dossiers where id = held and holder_id = seen_key and version = seen_version for update;
      if not found then
        raise exception 'dossier % has changed', held using errcode = 'serialization_failure';
      end if;
      select rank, hash into last_rank, last_hash from lock_chain(held);
      if last_rank is distinct from seen_rank or last_hash is distinct from seen_hash then
        raise exception 'the journal of dossier % has grown', held using errcode = 'serialization_failure';
      end if;
    end $$`.execute(db)
}
