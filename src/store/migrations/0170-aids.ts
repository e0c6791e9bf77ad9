import { type Kysely, sql } from 'kysely'

/**
 * The catalogue of public aids: files of content/aids, what administrators made of them, and what an import proposes.
 * `aid` holds the whole description; the columns beside it are what lists sort and search by.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table aids (
      id text primary key,
      slug text not null unique,
      version integer not null default 1,
      origin text not null check (origin in ('file', 'administrator', 'import')),
      file_hash text,
      published boolean not null,
      name text not null,
      checked_on text not null,
      aid jsonb not null,
      removed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index aids_to_check on aids (checked_on, id) where removed_at is null`.execute(db)
  await sql`
    create trigger aids_change after insert or update or delete on aids
    for each statement execute function tell_page_change()`.execute(db)
}
