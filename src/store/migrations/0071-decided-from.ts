import { type Kysely, sql } from 'kysely'

/** A decision may come from several statuses: undoing it leads back to its own. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dossiers add column decided_from text`.execute(db)
}
