import { type Kysely, sql } from 'kysely'

/** An erasure looks for the messages that go with the dossier: without an index it read all there are. */
export async function up(db: Kysely<unknown>) {
  await sql`create index emails_of_dossier on emails (dossier_id) where dossier_id is not null`.execute(db)
}
