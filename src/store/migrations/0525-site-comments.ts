import { type Kysely, sql } from 'kysely'

/** What is said of places of a site, each with its thread, and when its owner was shown it. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table site_comments (
      site_id text not null references sites on delete cascade,
      number integer not null,
      section text,
      place text not null,
      state text not null check (state in ('todo', 'done', 'refused')),
      last_by text not null check (last_by in ('owner', 'team')),
      opened_at timestamptz not null,
      moved_at timestamptz not null,
      primary key (site_id, number)
    )`.execute(db)
  await sql`create index site_comments_todo on site_comments (site_id) where state = 'todo'`.execute(db)
  await sql`
    create table site_comment_words (
      site_id text not null,
      comment integer not null,
      number integer not null,
      voice text not null check (voice in ('owner', 'team')),
      account_id text,
      state text not null check (state in ('todo', 'done', 'refused')),
      text text not null,
      at timestamptz not null,
      primary key (site_id, comment, number),
      foreign key (site_id, comment) references site_comments on delete cascade
    )`.execute(db)
  await sql`
    create table site_rounds (
      site_id text not null references sites on delete cascade,
      round integer not null,
      version integer not null,
      at timestamptz not null,
      primary key (site_id, round)
    )`.execute(db)
  await sql`
    insert into site_rounds (site_id, round, version, at)
    select id, 1, version, review_at from sites where review_at is not null`.execute(db)
}
