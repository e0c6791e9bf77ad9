import type { Db } from '../database/database'
import type { Dossier } from './dossiers'

const BATCH = 200

/** Grants below the total about which their clients said nothing until the delay ended, page by page. */
export function lapsedChoices(db: Db, now: Date, afterId: string): Promise<Pick<Dossier, 'id'>[]> {
  return awaiting(db, afterId).where('choice_until', '<=', now).execute()
}

/** Those that were told before an instant, whose delay runs and whose clients were not reminded yet. */
export function unremindedChoices(
  db: Db,
  { before, now }: { before: Date; now: Date },
  afterId: string,
): Promise<Pick<Dossier, 'id'>[]> {
  return awaiting(db, afterId)
    .where('choice_until', '>', now)
    .where('accepted_notice_at', '<=', before)
    .where('choice_reminded_at', 'is', null)
    .execute()
}

const awaiting = (db: Db, afterId: string) =>
  db
    .selectFrom('dossiers')
    .select('id')
    .where('status', '=', 'Accepté')
    .where('choice_until', 'is not', null)
    .where('continued_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH)
