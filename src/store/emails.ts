import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from './database'
import { addJob } from './jobs'
import type { Tables } from './tables'

export type StoredEmail = Selectable<Tables['emails']>

/** What is needed to write the message when its turn comes. */
export interface NewEmail {
  id: string
  dossier_id: string | null
  registration_id: string | null
  kind: string
  recipient: string
  message_id: string
  data?: Record<string, unknown>
  created_at: Date
}

/** Puts a message in the outbox within the caller's transaction: it leaves only if that commits. */
export async function queueEmail(trx: Db, email: NewEmail, runAt?: Date) {
  await trx
    .insertInto('emails')
    .values({ ...email, data: JSON.stringify(email.data ?? {}), last_error: null, sent_at: null })
    .execute()
  await addJob(trx, 'send-email', { email_id: email.id }, { key: `email:${email.id}`, runAt })
}

export function findEmail(db: Db, id: string): Promise<StoredEmail | undefined> {
  return db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function markEmailSent(db: Db, id: string, now: Date) {
  await db
    .updateTable('emails')
    .set({ state: 'sent', sent_at: now, attempts: sql`attempts + 1`, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Notes a failed try; the queue tries again. */
export async function noteEmailFailure(db: Db, id: string, error: string) {
  await db
    .updateTable('emails')
    .set({ attempts: sql`attempts + 1`, last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute()
}

export function emailsOf(db: Db, dossierId: string): Promise<StoredEmail[]> {
  return db.selectFrom('emails').selectAll().where('dossier_id', '=', dossierId).execute()
}
