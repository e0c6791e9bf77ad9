import { type Kysely, sql } from 'kysely'

/** A photo that was taken out of a site stays while a revision that can come back shows it. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table site_photos add column removed_at timestamptz`.execute(db)
}
