import { type Kysely, sql } from 'kysely'

/** Beside « J’ai reçu l’accord »: the client's word that he filed his request, which is all that some aids ask before signing. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table quotes add column filed_at timestamptz`.execute(db)
}
