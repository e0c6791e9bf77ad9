import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredCampaign = Selectable<Tables['campaigns']>

export async function insertCampaign(trx: Db, campaign: Insertable<Tables['campaigns']>) {
  await trx.insertInto('campaigns').values(campaign).execute()
}

export function findCampaign(db: Db, id: string): Promise<StoredCampaign | undefined> {
  return db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockCampaign(trx: Db, id: string): Promise<StoredCampaign | undefined> {
  return trx.selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Counts its version on, by which a change that rests on an older one is refused. */
export async function updateCampaign(trx: Db, id: string, change: Updateable<Tables['campaigns']>) {
  await trx
    .updateTable('campaigns')
    .set(change)
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Those of a client that went by one clock go by another. */
export async function moveCampaignsToZone(
  trx: Db,
  accountId: string,
  { from, to }: { from: string; to: string },
) {
  await trx
    .updateTable('campaigns')
    .set(eb => ({ time_zone: to, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('time_zone', '=', from)
    .execute()
}

/** The oldest first. */
export function campaignsOf(db: Db, accountId: string): Promise<StoredCampaign[]> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}

/** With what the campaigns of a client wait for the team. */
interface WaitingCampaigns {
  account_id: string
  /** Not paused, and no number leads to them. */
  without_number: number
  /** Another telephone is asked for. */
  rings_asked: number
}

/** Of those clients; who has none that waits is left out. */
export async function waitingCampaigns(db: Db, accountIds: string[]): Promise<WaitingCampaigns[]> {
  const { rows } = await sql<WaitingCampaigns>`
    select account_id, without_number, rings_asked
    from (
      select account_id, count(*) filter (where ring_asked is not null) as rings_asked,
        count(*) filter (where not paused and not exists (
          select from telephone_numbers where campaign_id = campaigns.id)) as without_number
      from campaigns where account_id = any(${accountIds}::text[])
      group by account_id
    ) as counted
    where without_number > 0 or rings_asked > 0`.execute(db)
  return rows
}
