import type { Insertable, Selectable, Updateable } from 'kysely'
import type { QuoteRequestState } from '~/domain/quote-requests/quote-request'
import type { Db } from '../database/database'
import { newestFirst, type Page } from '../database/newest-first'
import type { Tables } from '../database/tables'

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

/** Keeps a program's word beside the text that it read, unless the text is gone, or another, by now. */
export async function keepQualifierWord(
  db: Db,
  { id, shown_project }: Pick<StoredQuoteRequest, 'id' | 'shown_project'>,
  qualifier: string,
) {
  await db
    .updateTable('quote_requests')
    .set({ qualifier })
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .where('shown_project', '=', shown_project)
    .execute()
}

/** The requests that a client has unlocked, newest first; keyset paging. */
export function requestsUnlockedBy(db: Db, accountId: string, page: Page): Promise<StoredQuoteRequest[]> {
  return db
    .selectFrom('quote_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .$call(newestFirst('unlocked_at', 'id', page))
    .execute()
}

/** All requests of some states, or those kept apart, newest first; keyset paging. */
export function listQuoteRequests(
  db: Db,
  request: Page & { states: readonly QuoteRequestState[]; suspect: boolean },
): Promise<StoredQuoteRequest[]> {
  const { states, suspect } = request
  return db
    .selectFrom('quote_requests')
    .selectAll()
    .where('purged_at', 'is', null)
    .where('suspicion', suspect ? 'is not' : 'is', null)
    .where('state', 'in', states)
    .$call(newestFirst('created_at', 'id', request))
    .execute()
}
