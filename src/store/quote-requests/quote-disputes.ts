import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredQuoteDispute = Selectable<Tables['quote_disputes']>

/** The database refuses a second one of the same request. */
export async function insertQuoteDispute(trx: Db, dispute: Insertable<Tables['quote_disputes']>) {
  await trx.insertInto('quote_disputes').values(dispute).execute()
}

export function findQuoteDispute(db: Db, requestId: string): Promise<StoredQuoteDispute | undefined> {
  return db
    .selectFrom('quote_disputes')
    .selectAll()
    .where('quote_request_id', '=', requestId)
    .executeTakeFirst()
}

export async function updateQuoteDispute(
  trx: Db,
  requestId: string,
  change: Updateable<Tables['quote_disputes']>,
) {
  await trx.updateTable('quote_disputes').set(change).where('quote_request_id', '=', requestId).execute()
}

/** Disputes that a person has to answer, the most urgent first. */
export function openQuoteDisputes(db: Db, limit: number) {
  return db
    .selectFrom('quote_disputes')
    .innerJoin('quote_requests', 'quote_requests.id', 'quote_disputes.quote_request_id')
    .innerJoin('lead_accounts', 'lead_accounts.id', 'quote_requests.account_id')
    .selectAll('quote_disputes')
    .select([
      'lead_accounts.company_name',
      'quote_requests.wanted',
      'quote_requests.project',
      'quote_requests.net_cents',
      'quote_requests.unlocked_at',
    ])
    .where('decided_at', 'is', null)
    .orderBy('answer_before')
    .limit(limit)
    .execute()
}
