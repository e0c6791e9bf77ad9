import { type Kysely, sql } from 'kysely'

/** How the team finds a site among thousands, and what asking it through its public address found. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table sites
      add column search_text text not null generated always as
        (searchable(coalesce(name, '') || ' ' || coalesce(slug, '') || ' ' || coalesce(site_url, ''))) stored,
      add column asked_at timestamptz,
      add column silent_since timestamptz,
      add column silent_because text check (silent_because in ('unreachable', 'too-slow', 'status', 'certificate')),
      add column certificate_until timestamptz`.execute(db)
  await sql`create index sites_newest on sites (begun_at desc, id desc) where gone_at is null`.execute(db)
  await sql`create index sites_search on sites using gin (search_text gin_trgm_ops)`.execute(db)
  await sql`create index sites_silent on sites (silent_since) where silent_since is not null`.execute(db)
  await sql`
    create index sites_shown on sites (asked_at nulls first)
    where published_revision is not null and ended_at is null and suspended_at is null`.execute(db)
  await sql`create index site_requests_open on site_requests (site_id) where closed_at is null`.execute(db)
}
