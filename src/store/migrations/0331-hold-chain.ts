import { type Kysely, sql } from 'kysely'

/** What a line rests on that is written with one other row: as `hold_dossier`, for the chain alone. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function hold_chain(held text, seen_rank bigint, seen_hash text) returns void
    language plpgsql volatile as $$
    declare
      last_rank bigint;
      last_hash text;
    begin
      select rank, hash into last_rank, last_hash from lock_chain(held);
      if last_rank is distinct from seen_rank or last_hash is distinct from seen_hash then
        raise exception 'the journal of dossier % has grown', held using errcode = 'serialization_failure';
      end if;
    end $$`.execute(db)
}
