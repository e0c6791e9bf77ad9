import type { Db } from '../database/database'

/** The dossiers that wait for an answer which the team was not warned about, the longest waiting first. */
export function unansweredDossiers(db: Db) {
  return db
    .selectFrom('dossiers')
    .select(['id', 'answer_asked_at'])
    .where('is_test', '=', false)
    .where('status', '=', 'Nouveau')
    .where('answer_asked_at', 'is not', null)
    .where('eligibility_answered_at', 'is', null)
    .where('answer_warned_at', 'is', null)
    .orderBy('answer_asked_at')
    .limit(500)
    .execute()
}
