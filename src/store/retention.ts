import type { DossierStatus } from '~/domain/dossier/dossier'
import type { Db } from './database'
import type { Dossier } from './dossiers'
import type { StoredQuoteRequest } from './quote-requests'
import type { StoredRegistration } from './registrations'

const BATCH = 200

const PUT_TO_A_PERSON: DossierStatus[] = ['Soumis', 'Incomplet', 'Accepté']

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

/** Takes out who asked, with codes, messages and what both wrote; the whole request where nobody paid for it. */
export async function eraseAsker(trx: Db, id: string, whole: boolean, purged_at: Date) {
  if (whole) {
    await trx.deleteFrom('quote_requests').where('id', '=', id).execute()
    return
  }
  for (const table of ['emails', 'address_codes', 'idempotency_keys'] as const)
    await trx.deleteFrom(table).where('quote_request_id', '=', id).execute()
  await trx
    .updateTable('quote_disputes')
    .set({ words: '', asker_words: null })
    .where('quote_request_id', '=', id)
    .execute()
  const nobody = {
    name: '',
    email: '',
    phone: '',
    phone_number: null,
    town: '',
    postal_code: '',
    project: '',
  }
  await trx
    .updateTable('quote_requests')
    .set({ ...nobody, shown_project: null, checks: '[]', qualifier: null, purged_at })
    .where('id', '=', id)
    .execute()
}

/** Notes what was announced or extended; it is no activity. */
export async function noteRetention(trx: Db, table: Announced, id: string, retention_notice_at: Date) {
  await trx.updateTable(table).set({ retention_notice_at }).where('id', '=', id).execute()
}

export async function extendRetention(trx: Db, id: string, retention_extended_until: Date) {
  await trx.updateTable('dossiers').set({ retention_extended_until }).where('id', '=', id).execute()
}

/** The dossiers whose purge is announced, or would be, and about which the administrator decides first. */
export function announcedDossiers(db: Db): Promise<Dossier[]> {
  return db
    .selectFrom('dossiers')
    .selectAll()
    .where('retention_notice_at', 'is not', null)
    .where('signed_at', 'is not', null)
    .where('status', 'in', PUT_TO_A_PERSON)
    .orderBy('last_activity_at')
    .limit(500)
    .execute()
}

/** What hangs on a registration goes with it. @returns false when there was none */
export async function deleteRegistration(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('registrations').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** What is announced before it goes. */
export type Announced = 'dossiers' | 'registrations' | 'quote_requests'

const NOTICES = {
  dossiers: { kind: 'retention-notice', column: 'dossier_id' },
  registrations: { kind: 'registration-retention-notice', column: 'registration_id' },
  quote_requests: { kind: 'quote-request-retention-notice', column: 'quote_request_id' },
} as const

/** When the notice of that instant, or a later one, was accepted; null when none was. */
export async function noticeOf(db: Db, table: Announced, id: string, noticeAt: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('emails')
    .select('sent_at')
    .where('kind', '=', NOTICES[table].kind)
    .where(NOTICES[table].column, '=', id)
    .where('created_at', '>=', noticeAt)
    .where('state', '=', 'sent')
    .orderBy('sent_at')
    .limit(1)
    .executeTakeFirst()
  return row?.sent_at ?? null
}

/** Notes that the team knows of a notice that could not be delivered. */
export async function noteTeamTold(trx: Db, table: Announced, id: string, retention_told_at: Date) {
  await trx.updateTable(table).set({ retention_told_at }).where('id', '=', id).execute()
}
