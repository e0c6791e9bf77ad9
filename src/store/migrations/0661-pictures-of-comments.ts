import { type Kysely, sql } from 'kysely'

/** A picture that an owner sends with what he asks for: kept as the photos of his site are, and not shown on it. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table site_photos add column of_comment integer`.execute(db)
  await sql`create unique index site_photos_of_comment on site_photos (site_id, of_comment)`.execute(db)
}
