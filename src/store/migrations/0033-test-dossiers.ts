import { type Kysely, sql } from 'kysely'

/** An issued invoice stays for ever; one of a test dossier, in a series of its own, goes after an hour. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create or replace function keep_issued_invoice() returns trigger language plpgsql as $$
    begin
      if old.status = 'signee' and not (old.is_test and tg_op = 'DELETE') then
        raise exception 'invoice % is issued: it can neither change nor go', old.number;
      end if;
      return case tg_op when 'DELETE' then old else new end;
    end $$`.execute(db)
  await sql`create index dossiers_tests on dossiers (created_at) where is_test`.execute(db)
}
