import { type Kysely, sql } from 'kysely'

/** What a refusal ends on its way to the bodies, so that undoing the refusal gives it back. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table transmissions add column ended_from text, add column ended_by text`.execute(db)
}
