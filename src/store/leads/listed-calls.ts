import { sql } from 'kysely'
import type { Db } from '../database'

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

function callsWithDisputes(db: Db) {
  return db
    .selectFrom('calls')
    .leftJoin('campaigns', 'campaigns.id', 'calls.campaign_id')
    .leftJoin('lead_accounts', 'lead_accounts.id', 'calls.account_id')
    .leftJoin('lead_disputes', 'lead_disputes.call_id', 'calls.id')
    .selectAll('calls')
    .select([
      'campaigns.name as campaign_name',
      'lead_accounts.company_name',
      'lead_disputes.reason as dispute_reason',
      'lead_disputes.words as dispute_words',
      'lead_disputes.opened_at as dispute_opened_at',
      'lead_disputes.answer_before as dispute_answer_before',
      'lead_disputes.decided_at as dispute_decided_at',
      'lead_disputes.credited as dispute_credited',
      'lead_disputes.sentence as dispute_sentence',
    ])
}

export type ListedCall = Awaited<ReturnType<typeof listCalls>>[number]
