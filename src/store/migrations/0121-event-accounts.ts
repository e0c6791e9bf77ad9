import { type Kysely, sql } from 'kysely'

/** Which account did it, and what the journal is searched by; each list of a session is noted once a day. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table events add column account_id text references accounts`.execute(db)
  await sql`create index events_of_account on events (account_id, id desc)`.execute(db)
  await sql`create index events_of_type on events (type, id desc)`.execute(db)
  await sql`create index events_at on events (at)`.execute(db)
  await sql`
    create index events_about on events ((data ->> 'id'), id desc)
    where type = 'administrator-call'`.execute(db)
  await sql`
    create table session_readings (
      session_id text not null references sessions (id) on delete cascade,
      call text not null,
      day date not null,
      primary key (session_id, call, day)
    )`.execute(db)
}
