import { type Kysely, sql } from 'kysely'

/** What is counted of clients' sites, by day: no row is about a visitor. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table site_counts (
      site_id text not null references sites on delete cascade,
      day date not null,
      kind text not null check (kind in ('page', 'source', 'request', 'question')),
      name text not null,
      n integer not null check (n > 0),
      primary key (site_id, day, kind, name)
    )`.execute(db)
  await sql`create index site_counts_day on site_counts (day)`.execute(db)
}
