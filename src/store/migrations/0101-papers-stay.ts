import { type Kysely, sql } from 'kysely'

const KEPT = ['invoices', 'avoirs', 'events', 'invoice_series', 'invoice_gaps']

/** Emptying a table passes by the triggers of its rows: it is refused by one of its own. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create function keep_papers_whole() returns trigger language plpgsql as $$
    begin
      raise exception '% holds issued papers or their evidence: it is never emptied', tg_table_name;
    end $$`.execute(db)
  for (const table of KEPT) {
    await sql`
      create trigger keep_papers_whole before truncate on ${sql.table(table)}
      for each statement execute function keep_papers_whole()`.execute(db)
  }
}
