import { type Kysely, sql } from 'kysely'

/** The photos of a site: what is told of each, and its files. Those that are shown are cut from the whole one. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table site_photos (
      id text primary key,
      site_id text not null references sites on delete cascade,
      alt text not null,
      focus_x double precision not null check (focus_x between 0 and 1),
      focus_y double precision not null check (focus_y between 0 and 1),
      sha256 text not null,
      uploaded_at timestamptz not null
    )`.execute(db)
  await sql`create index site_photos_of_site on site_photos (site_id, uploaded_at, id)`.execute(db)
  await sql`
    create table site_photo_files (
      file_key text primary key,
      photo_id text not null references site_photos on delete cascade,
      kind text not null check (kind in ('whole', 'shown')),
      width integer not null,
      height integer not null,
      size integer not null,
      sha256 text not null
    )`.execute(db)
  await sql`alter table site_files add column set_aside boolean not null default false`.execute(db)
  await sql`create index site_photo_files_of_photo on site_photo_files (photo_id, width)`.execute(db)
}
