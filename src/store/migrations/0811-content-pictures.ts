import { type Kysely, sql } from 'kysely'

/** Pictures of our own articles and pages are photos of no site; links that show a text before it is published. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table site_photos alter column site_id drop not null`.execute(db)
  await sql`create index content_pictures on site_photos (uploaded_at desc, id) where site_id is null`.execute(
    db,
  )
  await sql`
    create table content_previews (
      token_hash text primary key,
      content_id text not null references contents on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index content_previews_of_content on content_previews (content_id)`.execute(db)
}
