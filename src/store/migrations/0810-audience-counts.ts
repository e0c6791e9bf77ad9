import { type Kysely, sql } from 'kysely'

/** What is counted of our own visitors, by day: no row is about one of them (decision 0270). */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table audience_counts (
      day date not null,
      kind text not null check (kind in ('page', 'source', 'medium', 'campaign', 'question', 'verdict', 'wizard', 'piece',
        'registration', 'quote-request')),
      name text not null,
      n integer not null check (n > 0),
      primary key (day, kind, name)
    )`.execute(db)
}
