import { type Kysely, sql } from 'kysely'

/** What machines of clients' sites could not answer: the words without who asked, and how often. Numbers are given once. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table site_questions (
      site_id text not null references sites on delete cascade,
      number integer not null generated always as identity,
      text text not null,
      times integer not null,
      first_on date not null,
      last_on date not null,
      primary key (site_id, number)
    )`.execute(db)
  await sql`create index site_questions_last_on on site_questions (last_on)`.execute(db)
}
