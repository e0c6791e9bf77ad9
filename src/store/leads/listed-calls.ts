import type { Db } from '../database/database'
import { newestFirst, type Page } from '../database/newest-first'

/** The calls of one client, or of all of them, newest first; keyset paging. */
export function listCalls(db: Db, { accountId, ...page }: Page & { accountId: string | null }) {
  return callsWithDisputes(db)
    .$if(accountId !== null, query => query.where('calls.account_id', '=', String(accountId)))
    .$call(newestFirst('calls.created_at', 'calls.id', page))
    .execute()
}

/** One of them, as the list shows it. */
export const listedCall = (db: Db, id: string) =>
  callsWithDisputes(db).where('calls.id', '=', id).executeTakeFirst()

export type ListedCall = Awaited<ReturnType<typeof listCalls>>[number]

function callsWithDisputes(db: Db) {
  return db
    .selectFrom('calls')
    .leftJoin('campaigns', 'campaigns.id', 'calls.campaign_id')
    .leftJoin('lead_accounts', 'lead_accounts.id', 'calls.account_id')
    .leftJoin('lead_disputes', 'lead_disputes.call_id', 'calls.id')
    .leftJoin('call_transcripts', 'call_transcripts.call_id', 'calls.id')
    .leftJoin('telephony_events as ends', join =>
      join.onRef('ends.call_id', '=', 'calls.id').on('ends.event', '=', 'ended'),
    )
    .selectAll('calls')
    .select([
      'campaigns.name as campaign_name',
      'lead_accounts.company_name',
      'call_transcripts.finding',
      'call_transcripts.model_word',
      'call_transcripts.received_at as transcript_at',
      'ends.received_at as end_heard_at',
      'lead_disputes.reason as dispute_reason',
      'lead_disputes.words as dispute_words',
      'lead_disputes.opened_at as dispute_opened_at',
      'lead_disputes.answer_before as dispute_answer_before',
      'lead_disputes.decided_at as dispute_decided_at',
      'lead_disputes.credited as dispute_credited',
      'lead_disputes.sentence as dispute_sentence',
    ])
}
