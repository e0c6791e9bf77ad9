import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { DUPLICATE_REQUEST_MS } from '~/domain/quote-requests/qualification'
import type { QuoteRequestState } from '~/domain/quote-requests/quote-request'
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

/** Whether the client unlocked another request of this person for the same professional in the thirty days before. */
export async function boughtBefore(trx: Db, request: StoredQuoteRequest): Promise<boolean> {
  const until = request.unlocked_at ?? new Date()
  const row = await samePerson(trx, request)
    .select('id')
    .where('wanted', '=', request.wanted)
    .where('account_id', '=', request.account_id)
    .where('state', '=', 'unlocked')
    .where('unlocked_at', '>=', new Date(until.getTime() - DUPLICATE_REQUEST_MS))
    .where('unlocked_at', '<=', until)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a campaign of the client that is not paused buys that trade in that zone. */
export async function fits(
  db: Db,
  accountId: string,
  { zone, trade }: Pick<StoredQuoteRequest, 'zone' | 'trade'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('campaigns')
    .select('id')
    .where('account_id', '=', accountId)
    .where('paused', '=', false)
    .where('zone', '=', zone)
    .where('trade', '=', trade)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The requests that a client may unlock, the newest first. */
export function requestsOfferedTo(
  db: Db,
  accountId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<StoredQuoteRequest[]> {
  return db
    .selectFrom('quote_requests')
    .selectAll()
    .where('state', '=', 'open')
    .where('offered_at', '>', since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('campaigns')
          .select('campaigns.id')
          .where('campaigns.account_id', '=', accountId)
          .where('campaigns.paused', '=', false)
          .whereRef('campaigns.zone', '=', 'quote_requests.zone')
          .whereRef('campaigns.trade', '=', 'quote_requests.trade'),
      ),
    )
    .orderBy('offered_at', 'desc')
    .limit(limit)
    .execute()
}

/** The requests that a client has unlocked, newest first; keyset paging. */
export function requestsUnlockedBy(
  db: Db,
  accountId: string,
  { limit, after }: { limit: number; after: { created_at: Date; key: string } | null },
): Promise<StoredQuoteRequest[]> {
  return db
    .selectFrom('quote_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(after !== null, query =>
      query.where(sql<boolean>`(unlocked_at, id) < (${after?.created_at}, ${after?.key})`),
    )
    .orderBy('unlocked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** All requests of some states, or those kept apart, newest first; keyset paging. */
export function listQuoteRequests(
  db: Db,
  request: {
    states: readonly QuoteRequestState[]
    suspect: boolean
    limit: number
    after: { created_at: Date; key: string } | null
  },
): Promise<StoredQuoteRequest[]> {
  const { states, suspect, limit, after } = request
  return db
    .selectFrom('quote_requests')
    .selectAll()
    .where('purged_at', 'is', null)
    .where('suspicion', suspect ? 'is not' : 'is', null)
    .where('state', 'in', states)
    .$if(after !== null, query =>
      query.where(sql<boolean>`(created_at, id) < (${after?.created_at}, ${after?.key})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
