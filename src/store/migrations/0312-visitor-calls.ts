import { type Kysely, sql } from 'kysely'

/** Visitors' wishes for a call are found among all messages: the same again, those held back, those to forget. */
export async function up(db: Kysely<unknown>) {
  await sql`create index emails_of_visitor_calls on emails (created_at) where kind = 'agency-visitor-call'`.execute(
    db,
  )
}
