import type { Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredNumber = Selectable<Tables['telephone_numbers']>

/** @returns false for one that the pool has already */
export async function insertNumber(trx: Db, number: string, added_at: Date): Promise<boolean> {
  const added = await trx
    .insertInto('telephone_numbers')
    .values({ number, added_at })
    .onConflict(conflict => conflict.doNothing())
    .returning('number')
    .executeTakeFirst()
  return added !== undefined
}

export function lockNumber(trx: Db, number: string): Promise<StoredNumber | undefined> {
  return trx
    .selectFrom('telephone_numbers')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateNumber(
  trx: Db,
  number: string,
  change: Partial<
    Pick<StoredNumber, 'campaign_id' | 'source' | 'assigned_at' | 'quarantined_until' | 'transcribed'>
  >,
) {
  await trx.updateTable('telephone_numbers').set(change).where('number', '=', number).execute()
}

/** The whole pool, each with the campaign that it leads to. */
export function listNumbers(db: Db) {
  return db
    .selectFrom('telephone_numbers')
    .leftJoin('campaigns', 'campaigns.id', 'telephone_numbers.campaign_id')
    .selectAll('telephone_numbers')
    .select('campaigns.name as campaign_name')
    .orderBy('telephone_numbers.number')
    .execute()
}

/** The numbers that lead to some campaigns, in order. */
export function numbersOf(db: Db, campaignIds: string[]): Promise<StoredNumber[]> {
  if (campaignIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('telephone_numbers')
    .selectAll()
    .where('campaign_id', 'in', campaignIds)
    .orderBy('number')
    .execute()
}

/** What a dialled number leads to. */
export function campaignOfNumber(db: Db, number: string) {
  return db
    .selectFrom('telephone_numbers')
    .innerJoin('campaigns', 'campaigns.id', 'telephone_numbers.campaign_id')
    .selectAll('campaigns')
    .select(['telephone_numbers.source', 'telephone_numbers.transcribed'])
    .where('telephone_numbers.number', '=', number)
    .executeTakeFirst()
}
