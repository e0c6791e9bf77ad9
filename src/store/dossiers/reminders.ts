import { sql } from 'kysely'
import type { Db } from '../database/database'
import type { Dossier } from './dossiers'

const BATCH = 200

/** Dossiers that may wait for their client, page by page: active between two instants, and not asked to be left alone. */
export function remindableDossiers(
  db: Db,
  { after, before }: { after: Date; before: Date },
  afterId: string,
): Promise<Pick<Dossier, 'id'>[]> {
  return db
    .selectFrom('dossiers')
    .select('id')
    .where('status', 'in', ['Nouveau', 'Incomplet'])
    .where('is_test', '=', false)
    .where('reminders_off_at', 'is', null)
    .where('email_disowned_at', 'is', null)
    .where('last_activity_at', '>', after)
    .where('last_activity_at', '<=', before)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

/** The reminders of one waiting. */
export function remindersSince(db: Db, dossierId: string, since: Date) {
  return db
    .selectFrom('reminders')
    .select(['after_days', 'at'])
    .where('dossier_id', '=', dossierId)
    .where('at', '>=', since)
    .execute()
}

/** @returns false when that one was noted before */
export async function noteReminder(
  trx: Db,
  reminder: { dossier_id: string; since: Date; after_days: number; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reminders')
    .values(reminder)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Whether any dossier of an address was ever reminded, and keeps whoever asks the same for that address
 * waiting until this transaction ends.
 */
export async function wasReminded(trx: Db, email: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('reminder'), hashtext(${email.toLowerCase()}))`.execute(trx)
  const row = await trx
    .selectFrom('reminders')
    .innerJoin('dossiers', 'dossiers.id', 'reminders.dossier_id')
    .select('reminders.at')
    .where(eb => eb(eb.fn('lower', ['dossiers.email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row !== undefined
}

export async function insertReminderStop(db: Db, stop: { token_hash: string; dossier_id: string }) {
  await db.insertInto('reminder_stops').values(stop).execute()
}

export async function dossierOfReminderStop(db: Db, token_hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('reminder_stops')
    .select('dossier_id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return row?.dossier_id
}
