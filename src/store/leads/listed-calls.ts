import { sql } from 'kysely'
import type { Db } from '../database/database'
import { callsWithDisputes } from './calls-with-disputes'

/** The calls of one client, or of all of them, newest first; keyset paging. */
export function listCalls(
  db: Db,
  request: {
    accountId: string | null
    limit: number
    after: { created_at: Date; key: string } | null
  },
) {
  const { accountId, limit, after } = request
  return callsWithDisputes(db)
    .$if(accountId !== null, query => query.where('calls.account_id', '=', String(accountId)))
    .$if(after !== null, query =>
      query.where(sql<boolean>`(calls.created_at, calls.id) < (${after?.created_at}, ${after?.key})`),
    )
    .orderBy('calls.created_at', 'desc')
    .orderBy('calls.id', 'desc')
    .limit(limit)
    .execute()
}

export const listedCall = (db: Db, id: string) =>
  callsWithDisputes(db).where('calls.id', '=', id).executeTakeFirst()

export type ListedCall = Awaited<ReturnType<typeof listCalls>>[number]
