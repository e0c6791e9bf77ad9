import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredDispute = Selectable<Tables['lead_disputes']>

/** Whether a call waits for the answer to a dispute: until then what it is judged by stays. */
export const CONTESTED = sql<boolean>`exists (
  select from lead_disputes as open where open.call_id = calls.id and open.decided_at is null)`

export async function insertDispute(trx: Db, dispute: Insertable<Tables['lead_disputes']>) {
  await trx.insertInto('lead_disputes').values(dispute).execute()
}

export function findDispute(db: Db, callId: string): Promise<StoredDispute | undefined> {
  return db.selectFrom('lead_disputes').selectAll().where('call_id', '=', callId).executeTakeFirst()
}

export async function decideStoredDispute(
  trx: Db,
  callId: string,
  decision: { decided_at: Date; credited: boolean; sentence: string },
) {
  await trx.updateTable('lead_disputes').set(decision).where('call_id', '=', callId).execute()
}

/** Disputes that a person has to answer, the most urgent first. */
export function openDisputes(db: Db, limit: number) {
  return db
    .selectFrom('lead_disputes')
    .innerJoin('calls', 'calls.id', 'lead_disputes.call_id')
    .innerJoin('lead_accounts', 'lead_accounts.id', 'calls.account_id')
    .innerJoin('campaigns', 'campaigns.id', 'calls.campaign_id')
    .selectAll('lead_disputes')
    .select([
      'lead_accounts.company_name',
      'campaigns.name as campaign_name',
      'calls.caller',
      'calls.length_ms',
      'calls.flagged',
      'calls.source',
      'calls.net_cents',
      'calls.started_at',
    ])
    .where('decided_at', 'is', null)
    .orderBy('answer_before')
    .limit(limit)
    .execute()
}
