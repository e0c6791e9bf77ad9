import { type Kysely, sql } from 'kysely'

/** What was captured and credited within one month, and leaves nothing to bill, is done with: no paper bears it. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table lead_invoice_movements alter column number drop not null`.execute(db)
}
