import { type Kysely, sql } from 'kysely'

/** Articles and landing pages: one table, since all but two columns are the same. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table contents (
      id text primary key,
      kind text not null check (kind in ('article', 'page')),
      slug text not null,
      version integer not null default 1,
      title text not null,
      h1 text not null default '',
      excerpt text not null default '',
      meta_description text not null default '',
      keywords text[] not null default '{}',
      city text,
      source text not null,
      html text not null,
      published boolean not null,
      origin text not null check (origin in ('file', 'administrator')),
      file_hash text,
      removed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      search_text text not null generated always as (searchable(title || ' ' || coalesce(city, ''))) stored,
      unique (kind, slug)
    )`.execute(db)
  await sql`create index contents_newest on contents (kind, created_at desc, id desc) where removed_at is null`.execute(
    db,
  )
  await sql`create index contents_search on contents using gin (search_text gin_trgm_ops)`.execute(db)
}
