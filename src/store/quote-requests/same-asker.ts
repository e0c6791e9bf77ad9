import { sql } from 'kysely'
import { DUPLICATE_REQUEST_MS } from '~/domain/quote-requests/qualify'
import type { Db } from '../database/database'
import type { StoredQuoteRequest } from './quote-requests'

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
