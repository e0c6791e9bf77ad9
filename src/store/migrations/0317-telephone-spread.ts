import { type Kysely, sql } from 'kysely'

/**
 * How telephones spread. The planner does not take that from a partial index, guessed that one dossier in two hundred
 * begins like any telephone, and walked the list for it.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create statistics dossiers_phone_spread on (right(regexp_replace(phone, '\\D', '', 'g'), 9)) from dossiers`.execute(
    db,
  )
  await sql`analyze dossiers (phone)`.execute(db)
}
