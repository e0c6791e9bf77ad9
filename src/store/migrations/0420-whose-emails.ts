import { type Kysely, sql } from 'kysely'

/** Who brought a message, until it has left: those that wait are counted by it, so that bringers take turns. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table emails add column whose text`.execute(db)
  await sql`create index emails_waiting_of on emails (whose) where state = 'queued' and whose is not null`.execute(
    db,
  )
}
