import { type Kysely, sql } from 'kysely'

/** How long dossiers are kept stands in the legal pages: every copy of the program forgets them when it changes. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create trigger retention_change after insert or update on settings
    for each row when (new.name = 'retention_months') execute function tell_page_change()`.execute(db)
}
