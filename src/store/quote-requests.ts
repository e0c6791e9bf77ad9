import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { DUPLICATE_REQUEST_MS } from '~/domain/quote-requests/qualification'
import type { Db } from './database'
import type { Tables } from './tables'

export type StoredQuoteRequest = Selectable<Tables['quote_requests']>

export async function insertQuoteRequest(trx: Db, request: Insertable<Tables['quote_requests']>) {
  await trx.insertInto('quote_requests').values(request).execute()
}

export function findQuoteRequest(db: Db, id: string): Promise<StoredQuoteRequest | undefined> {
  return db.selectFrom('quote_requests').selectAll().where('id', '=', id).executeTakeFirst()
}

/** By what its asker's addresses and calls name it by. */
export function quoteRequestOfHolder(db: Db, holderId: string): Promise<StoredQuoteRequest | undefined> {
  return db
    .selectFrom('quote_requests')
    .selectAll()
    .where('holder_id', '=', holderId)
    .where('purged_at', 'is', null)
    .executeTakeFirst()
}

/** Reads one and keeps every other change of it waiting until this transaction ends. */
export function lockQuoteRequest(trx: Db, id: string): Promise<StoredQuoteRequest | undefined> {
  return trx.selectFrom('quote_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The same by its asker's key. */
export async function lockQuoteRequestOfHolder(trx: Db, holderId: string) {
  const found = await quoteRequestOfHolder(trx, holderId)
  const locked = found && (await lockQuoteRequest(trx, found.id))
  return locked?.purged_at ? undefined : locked
}

export async function updateQuoteRequest(trx: Db, id: string, change: Updateable<Tables['quote_requests']>) {
  await trx.updateTable('quote_requests').set(change).where('id', '=', id).execute()
}

/** Whether the same address or number asked for the same professional within the thirty days before. */
export async function askedBefore(trx: Db, request: StoredQuoteRequest): Promise<boolean> {
  const since = new Date(request.created_at.getTime() - DUPLICATE_REQUEST_MS)
  const row = await samePerson(trx, request)
    .select('id')
    .where('wanted', '=', request.wanted)
    .where('created_at', '>=', since)
    .where('created_at', '<=', request.created_at)
    .where('state', 'not in', ['unproven', 'refused', 'withdrawn'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Other requests of the same address or number. */
function samePerson(trx: Db, { id, email, phone_number }: StoredQuoteRequest) {
  return trx
    .selectFrom('quote_requests')
    .where('id', '!=', id)
    .where(sql<boolean>`(lower(email) = ${email.toLowerCase()} or phone_number = ${phone_number}::text)`)
}
