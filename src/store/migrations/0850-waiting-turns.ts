import { type Kysely, sql } from 'kysely'

/** The next turn is found among the oldest pieces of each network that waits, not among all that wait. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create index piece_turns_waiting on piece_turns (work, network, queued_at, document_id)
    where taken_at is null`.execute(db)
  await sql`create index piece_turns_taken on piece_turns (work, taken_at) where taken_at is not null`.execute(
    db,
  )
}
