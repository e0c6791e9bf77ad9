import { type Kysely, sql } from 'kysely'

/** Which domains clients say are theirs, and whose they are proven to be: one site's at a time. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table site_domains (
      site_id text not null references sites on delete cascade,
      name text not null,
      www boolean not null,
      token text not null,
      asked_at timestamptz not null,
      proven_at timestamptz,
      online_at timestamptz,
      away_at timestamptz,
      looked_at timestamptz,
      looks integer not null default 0,
      next_look_at timestamptz,
      findings jsonb not null default '[]',
      primary key (site_id, name),
      check (online_at is null or proven_at is not null),
      check (away_at is null or online_at is not null)
    )`.execute(db)
  await sql`create unique index site_domains_proven on site_domains (name) where proven_at is not null`.execute(
    db,
  )
  await sql`create unique index site_domains_online on site_domains (site_id) where online_at is not null`.execute(
    db,
  )
  await sql`create index site_domains_due on site_domains (next_look_at) where next_look_at is not null`.execute(
    db,
  )
}
