import { type Kysely, sql } from 'kysely'

/**
 * The answer within 24 hours is promised to every dossier: those that were opened without the box wait for it too. The team
 * sees them in its queue; a message about each that is late already would fill its mailbox.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    update dossiers set answer_asked_at = created_at, answer_warned_at = coalesce(answer_warned_at, now())
    where status = 'Nouveau' and not is_test and answer_asked_at is null and eligibility_answered_at is null`.execute(
    db,
  )
}
