import { type Kysely, sql } from 'kysely'

/** What visitors of clients' sites ask: who, how to be reached and what is one sealed text. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table site_requests (
      site_id text not null references sites on delete cascade,
      number integer not null,
      sealed text not null,
      suspicion text check (suspicion in ('budget', 'links')),
      received_at timestamptz not null,
      closed_at timestamptz,
      primary key (site_id, number)
    )`.execute(db)
  await sql`create index site_requests_received on site_requests (received_at)`.execute(db)
}
