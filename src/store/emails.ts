import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { VisitorCall } from '~/domain/dossier/visitor-call'
import type { Email, EmailKind } from '~/domain/email/email'
import type { Db } from './database'
import { addJob, jobAdded, takeSpentJobs } from './jobs'
import type { Tables } from './tables'

export type StoredEmail = Selectable<Tables['emails']>

/** What is needed to write the message when its turn comes. */
export type NewEmail = Email & {
  id: string
  dossier_id: string | null
  registration_id: string | null
  quote_request_id: string | null
  recipient: string
  message_id: string
  created_at: Date
}

/** Puts a message in the outbox within the caller's transaction: it leaves only if that commits. */
export async function queueEmail(trx: Db, email: NewEmail, runAt?: Date) {
  const row = { ...email, data: JSON.stringify(email.data ?? {}), last_error: null, sent_at: null }
  await trx
    .with('message', db => db.insertInto('emails').values(row))
    .selectNoFrom(jobAdded('send-email', { email_id: email.id }, { key: jobKey(email.id), runAt }).as('job'))
    .execute()
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

/** Notes a failed try; the queue tries again, unless it was the last. */
export async function noteEmailFailure(db: Db, id: string, error: string, last: boolean) {
  await db
    .updateTable('emails')
    .set({
      attempts: sql`attempts + 1`,
      last_error: error.slice(0, 500),
      ...(last ? { state: 'failed' as const } : {}),
    })
    .where('id', '=', id)
    .execute()
}

export function emailsOf(db: Db, dossierId: string): Promise<StoredEmail[]> {
  return db.selectFrom('emails').selectAll().where('dossier_id', '=', dossierId).execute()
}

export function emailsOfRegistration(db: Db, registrationId: string): Promise<StoredEmail[]> {
  return db.selectFrom('emails').selectAll().where('registration_id', '=', registrationId).execute()
}

export function emailsOfQuoteRequest(db: Db, requestId: string): Promise<StoredEmail[]> {
  return db.selectFrom('emails').selectAll().where('quote_request_id', '=', requestId).execute()
}

/** Reads a message and keeps every other change of it waiting until this transaction ends. */
export function lockEmail(trx: Db, id: string): Promise<StoredEmail | undefined> {
  return trx.selectFrom('emails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Puts a known message in the queue again, to leave at once, with all its tries before it. */
export async function requeueEmail(trx: Db, id: string) {
  await trx.updateTable('emails').set({ state: 'queued', sent_at: null }).where('id', '=', id).execute()
  await addJob(trx, 'send-email', { email_id: id }, { key: jobKey(id) })
}

/** Messages that wait though the queue does not know them. */
export async function emailsWithoutJob(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from emails where state = 'queued'
      and not exists (select from graphile_worker.jobs where jobs.key = 'email:' || emails.id)
    for update skip locked`.execute(trx)
  return rows.map(row => row.id)
}

/** Makes dead letters of the messages whose job was killed in its last try. */
export async function failSpentEmails(trx: Db) {
  for (const { key, last_error } of await takeSpentJobs(trx, 'send-email')) {
    await trx
      .updateTable('emails')
      .set({ state: 'failed', last_error: sql`coalesce(last_error, ${last_error})` })
      .where('id', '=', key.slice('email:'.length))
      .where('state', '=', 'queued')
      .execute()
  }
}

/** Takes a message out that says nothing true any more. */
export async function dropEmail(db: Db, id: string) {
  await db.deleteFrom('emails').where('id', '=', id).execute()
}

/** Forgets the visitors who asked for a call before an instant. */
export async function forgetVisitorCalls(db: Db, before: Date) {
  await db
    .deleteFrom('emails')
    .where('kind', '=', 'agency-visitor-call')
    .where('created_at', '<', before)
    .execute()
}

/** A visitor's wish for a call that is kept already: the same name, telephone and hour. @returns its id */
export async function visitorCallLike(trx: Db, call: VisitorCall): Promise<string | undefined> {
  const row = await trx
    .selectFrom('emails')
    .select('id')
    .where('kind', '=', 'agency-visitor-call')
    .where(sql<boolean>`data @> ${JSON.stringify(call)}::jsonb`)
    .executeTakeFirst()
  return row?.id
}

/** How many such wishes no mailbox has been told of. */
export async function countHeldVisitorCalls(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('kind', '=', 'agency-visitor-call')
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Leaves a message in the queue until its time comes. */
export async function postponeEmail(db: Db, id: string, runAt: Date) {
  await addJob(db, 'send-email', { email_id: id }, { key: jobKey(id), runAt })
}

/** Keeps a message back until the address has proven itself, or a person sends it. */
export async function holdEmail(db: Db, id: string) {
  await db
    .updateTable('emails')
    .set({ state: 'held' })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

export async function heldEmailsOf(trx: Db, dossierId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('emails')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('state', '=', 'held')
    .orderBy('created_at')
    .execute()
  return rows.map(row => row.id)
}

/** Whether a message of that kind about a dossier is on its way. */
export async function isQueued(trx: Db, dossierId: string, kind: EmailKind): Promise<boolean> {
  const row = await trx
    .selectFrom('emails')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('kind', '=', kind)
    .where('state', 'in', ['queued', 'held'])
    .executeTakeFirst()
  return row !== undefined
}

const jobKey = (id: string) => `email:${id}`
