import { type Selectable, sql } from 'kysely'
import type { Email, EmailKind } from '~/domain/email/email'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'
import { addJob, jobAdded, removeJob } from '../jobs/jobs'
import { EMAIL_COLUMNS } from '../schema/columns'

/** Nobody waits behind more of his own than that. */
const LAST_RANK = 1_000

/** What came back of it is asked for by the journal alone. */
type Returned = 'return_token' | 'bounce' | 'bounce_status' | 'bounced_at'

export type StoredEmail = Omit<Selectable<Tables['emails']>, 'whose' | Returned>

/** What is needed to write the message when its turn comes. */
export type NewEmail = Email & {
  id: string
  dossier_id: string | null
  registration_id: string | null
  quote_request_id: string | null
  recipient: string
  message_id: string
  created_at: Date
  /** Who brought it; nothing where it waits for nobody's turn. */
  whose?: string | null
}

/** Puts a message in the outbox within the caller's transaction: it leaves only if that commits. */
export async function queueEmail(trx: Db, email: NewEmail, runAt?: Date) {
  await trx
    .with('message', db => db.insertInto('emails').values(emailRow(email)))
    .selectNoFrom(emailJobAdded(email, runAt).as('job'))
    .modifyEnd(prepared)
    .execute()
}

/** Its row and its job, as parts of a statement that writes more. */
export const emailRow = (email: NewEmail) => ({
  ...email,
  data: JSON.stringify(email.data ?? {}),
  last_error: null,
  sent_at: null,
})

/** Behind as many of each other as wait of the same bringer: a thousand of one do not stand before another's first. */
export const emailJobAdded = ({ id, whose }: Pick<NewEmail, 'id' | 'whose'>, runAt?: Date) =>
  jobAdded(
    'send-email',
    { email_id: id },
    { key: jobKey(id), runAt, rank: whose ? waitingOf(whose) : undefined },
  )

const waitingOf = (whose: string) => sql<number>`(
  select count(*)::integer from (
    select from emails where whose = ${whose} and state = 'queued' limit ${LAST_RANK}::integer) as waiting)`

export function findEmail(db: Db, id: string): Promise<StoredEmail | undefined> {
  return db
    .selectFrom('emails')
    .select(EMAIL_COLUMNS)
    .where('id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/** In no order. */
export function emailsOf(db: Db, dossierId: string): Promise<StoredEmail[]> {
  return db.selectFrom('emails').selectAll().where('dossier_id', '=', dossierId).execute()
}

/** In no order. */
export function emailsOfRegistration(db: Db, registrationId: string): Promise<StoredEmail[]> {
  return db.selectFrom('emails').selectAll().where('registration_id', '=', registrationId).execute()
}

/** In no order. */
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

/** Takes a message out that says nothing true any more. */
export async function dropEmail(db: Db, id: string) {
  await db.deleteFrom('emails').where('id', '=', id).execute()
}

/** Takes out those of a kind about a dossier that have not left: another one says what is true now. */
export async function dropQueued(trx: Db, dossierId: string, kind: EmailKind) {
  await trx
    .deleteFrom('emails')
    .where('dossier_id', '=', dossierId)
    .where('kind', '=', kind)
    .where('state', '=', 'queued')
    .execute()
}

/**
 * Takes out what was mailed, or waits to be, about requests to clients' sites that are gone: it says who asked.
 * @param site of that one alone
 * @returns the Message-IDs whose copies go too
 */
export async function dropEmailsOfGoneRequests(trx: Db, site?: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('emails')
    .where('kind', 'in', ['site-request', 'site-answer'])
    .$if(site !== undefined, query => query.where(sql`data ->> 'site'`, '=', site))
    .where(
      sql<boolean>`not exists (
        select from site_requests
        where site_id = data ->> 'site' and number = (data ->> 'number')::integer)`,
    )
    .returning(['id', 'message_id'])
    .execute()
  for (const { id } of rows) await removeJob(trx, jobKey(id))
  return rows.map(({ message_id }) => message_id)
}

/** Leaves a message in the queue until its time comes. */
export async function postponeEmail(db: Db, id: string, runAt: Date) {
  await addJob(db, 'send-email', { email_id: id }, { key: jobKey(id), runAt })
}

/** Whether a message of that kind about a dossier, or about a site, is on its way. */
export async function isQueued(
  trx: Db,
  about: { dossier: string } | { site: string },
  kind: EmailKind,
): Promise<boolean> {
  const row = await trx
    .selectFrom('emails')
    .select('id')
    .where('kind', '=', kind)
    .where(eb =>
      'site' in about ? sql<boolean>`data ->> 'site' = ${about.site}` : eb('dossier_id', '=', about.dossier),
    )
    .where('state', 'in', ['queued', 'held'])
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a message of that kind about a dossier was queued since a moment, wherever it is by now. */
export async function hasQueuedSince(
  trx: Db,
  dossierId: string,
  kind: EmailKind,
  since: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('emails')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** When the last message of a kind about a dossier was made that has left, or is given up; null where none has. */
export async function lastThatLeft(trx: Db, dossierId: string, kind: EmailKind): Promise<Date | null> {
  const { last } = await trx
    .selectFrom('emails')
    .select(eb => eb.fn.max('created_at').as('last'))
    .where('dossier_id', '=', dossierId)
    .where('kind', '=', kind)
    .where('state', '!=', 'queued')
    .executeTakeFirstOrThrow()
  return last
}

const jobKey = (id: string) => `email:${id}`
