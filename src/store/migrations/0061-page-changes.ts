import { type Kysely, sql } from 'kysely'

/** Whoever changes a text, by whatever road, tells every copy of the program when it commits. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function tell_page_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('page_changes', '');
      return null;
    end $$`.execute(db)
  await sql`
    create trigger contents_change after insert or update or delete on contents
    for each statement execute function tell_page_change()`.execute(db)
}
