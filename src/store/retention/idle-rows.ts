import type { Db } from '../database/database'
import type { Dossier } from '../dossiers/dossiers'
import type { StoredRegistration } from '../international/registrations'
import type { StoredQuoteRequest } from '../quote-requests/quote-requests'

/** Rows of a page; whoever goes through all of them asks again from the last id. */
const BATCH = 200

/**
 * Dossiers whose last activity lies before an instant, another one for those that are neither proven nor signed, in
 * the order of their ids, test dossiers left out.
 */
export function dossiersIdleSince(
  db: Db,
  before: { any: Date; unproven: Date },
  afterId: string,
): Promise<Dossier[]> {
  return db
    .selectFrom('dossiers')
    .selectAll()
    .where(eb =>
      eb.or([
        eb('last_activity_at', '<', before.any),
        eb.and([
          eb('last_activity_at', '<', before.unproven),
          eb('email_proven_at', 'is', null),
          eb('signed_at', 'is', null),
        ]),
      ]),
    )
    .where('is_test', '=', false)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

/** Registrations that came in, or were called back, before an instant. */
export function registrationsIdleSince(db: Db, before: Date, afterId: string): Promise<StoredRegistration[]> {
  return db
    .selectFrom('registrations')
    .selectAll()
    .where(eb => eb(eb.fn.coalesce('contacted_at', 'created_at'), '<', before))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

/** Quote requests that hold a person and to which nothing happened since an instant. */
export function quoteRequestsIdleSince(db: Db, before: Date, afterId: string): Promise<StoredQuoteRequest[]> {
  return db
    .selectFrom('quote_requests')
    .selectAll()
    .where('purged_at', 'is', null)
    .where(eb => eb.fn.coalesce('withdrawn_at', 'unlocked_at', 'offered_at', 'created_at'), '<', before)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH)
    .execute()
}
