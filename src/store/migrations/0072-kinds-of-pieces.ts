import { type Kysely, sql } from 'kysely'

/** The table of pieces is the one in `domain/dossier`: a new piece needs no change of the database. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table documents drop constraint if exists documents_document_type_check`.execute(db)
}
