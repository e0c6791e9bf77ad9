import { found } from '~/domain/found'
import { OFFERED_MS } from '~/domain/quote-requests/quote-request'
import { Refusal } from '~/domain/refusal'
import { findLeadAccount } from '~/store/leads/lead-accounts'
import { requestsOfferedTo } from '~/store/quote-requests/offered-requests'
import { findQuoteDispute } from '~/store/quote-requests/quote-disputes'
import { findQuoteRequest, requestsUnlockedBy } from '~/store/quote-requests/quote-requests'
import { pageOf, readCursor, writeCursor } from '../ground/cursor'
import type { DbAndClock } from '../ground/deps'
import { offeredRequest, unlockedRequest } from './shown-quote-request'

const OFFERED = 100
/** What a client may unlock, the newest first. @throws Refusal not-found */
export async function listOfferedRequests({ db, clock }: DbAndClock, accountId: string) {
  const account = found(await findLeadAccount(db, accountId))
  const since = new Date(clock().getTime() - OFFERED_MS)
  const rows = await requestsOfferedTo(db, accountId, { since, limit: OFFERED })
  return { requests: rows.map(row => offeredRequest(row, account.country)) }
}

/** One page of what a client has unlocked, newest first. @throws Refusal invalid-request */
export async function listUnlockedRequests(
  { db, clock }: DbAndClock,
  accountId: string,
  { limit, cursor }: { limit: number; cursor: string | null },
) {
  const rows = await requestsUnlockedBy(db, accountId, { limit: limit + 1, after: readCursor(cursor) })
  const { shown, next_cursor } = pageOf(
    rows,
    limit,
    last => last.unlocked_at && writeCursor(last.unlocked_at, last.id),
  )
  return {
    requests: await Promise.all(
      shown.map(async row => unlockedRequest(row, await findQuoteDispute(db, row.id), clock())),
    ),
    next_cursor,
  }
}

/** One that the client has unlocked. @throws Refusal not-found */
export async function readUnlockedRequest({ db, clock }: DbAndClock, accountId: string, requestId: string) {
  const request = await findQuoteRequest(db, requestId)
  if (request?.account_id !== accountId) throw new Refusal('not-found')
  return unlockedRequest(request, await findQuoteDispute(db, requestId), clock())
}
