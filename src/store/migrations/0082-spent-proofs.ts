import { type Kysely, sql } from 'kysely'

/** Proofs of work that have passed once, until they expire by themselves. */
export async function up(db: Kysely<unknown>) {
  await sql`create table spent_proofs (digest text primary key, expires_at timestamptz not null)`.execute(db)
}
