import { type Kysely, sql } from 'kysely'

/** Requests that a client contests, with what both sides wrote; one a request. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table quote_disputes (
      quote_request_id text primary key references quote_requests,
      reason text not null,
      words text not null default '',
      asker_words text,
      opened_at timestamptz not null,
      answer_before timestamptz not null,
      decided_at timestamptz,
      credited boolean,
      sentence text,
      check ((decided_at is null) = (credited is null) and (decided_at is null) = (sentence is null))
    )`.execute(db)
  await sql`create index quote_disputes_open on quote_disputes (answer_before) where decided_at is null`.execute(
    db,
  )
}
