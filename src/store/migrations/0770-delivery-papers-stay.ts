import { type Kysely, sql } from 'kysely'

/** Papers of deliveries are found by their invoice, and no emptying of their table passes by its trigger. */
export async function up(db: Kysely<unknown>) {
  await sql`create index delivery_papers_invoice on delivery_papers (invoice_number)`.execute(db)
  await sql`create index delivery_papers_dossier on delivery_papers (dossier_id)`.execute(db)
  await sql`
    create trigger keep_papers_whole before truncate on delivery_papers
    for each statement execute function keep_papers_whole()`.execute(db)
}
