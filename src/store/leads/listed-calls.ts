import type { Db } from '../database/database'
import { newestFirst, type Page } from '../database/newest-first'
import { callsWithDisputes } from './calls-with-disputes'

/** The calls of one client, or of all of them, newest first; keyset paging. */
export function listCalls(db: Db, { accountId, ...page }: Page & { accountId: string | null }) {
  return callsWithDisputes(db)
    .$if(accountId !== null, query => query.where('calls.account_id', '=', String(accountId)))
    .$call(newestFirst('calls.created_at', 'calls.id', page))
    .execute()
}

export const listedCall = (db: Db, id: string) =>
  callsWithDisputes(db).where('calls.id', '=', id).executeTakeFirst()

export type ListedCall = Awaited<ReturnType<typeof listCalls>>[number]
