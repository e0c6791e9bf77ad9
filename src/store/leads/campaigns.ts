import type { Insertable, Selectable, Updateable } from 'kysely'
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

/** The oldest first. */
export function campaignsOf(db: Db, accountId: string): Promise<StoredCampaign[]> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
}
