import { type Kysely, sql } from 'kysely'

/** What was published of each site, and which of it is shown. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table sites
      add column slug text unique,
      add column published_revision integer,
      add column redrawn_on text`.execute(db)
  await sql`create index sites_redrawn_on on sites (redrawn_on) where redrawn_on is not null`.execute(db)
  await sql`
    create table site_revisions (
      site_id text not null references sites on delete cascade,
      revision integer not null,
      version integer not null,
      folder text not null,
      url text not null,
      restored integer,
      actor text not null check (actor in ('visitor', 'administrator', 'body', 'system')),
      account_id text,
      at timestamptz not null,
      primary key (site_id, revision)
    )`.execute(db)
}
