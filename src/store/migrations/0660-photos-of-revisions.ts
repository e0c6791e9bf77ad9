import { type Kysely, sql } from 'kysely'

/** What the photos of a revision were said to show, so that a change of these words can be told before it is published. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table site_revisions add column photos jsonb`.execute(db)
}
