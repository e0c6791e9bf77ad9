import { type Kysely, sql } from 'kysely'

/** Until which line of the journal a statement tells what moved (decision 0130). */
export async function up(db: Kysely<unknown>) {
  await sql`alter table statements add column lines_until bigint`.execute(db)
}
