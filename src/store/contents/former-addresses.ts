import type { Insertable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

type FormerAddress = Insertable<Tables['former_addresses']>

/** From now on that address leads to the text or aid, whichever it has next. */
export async function keepFormerAddress(trx: Db, address: FormerAddress) {
  await trx
    .insertInto('former_addresses')
    .values(address)
    .onConflict(conflict =>
      conflict.columns(['kind', 'slug']).doUpdateSet({ content_id: address.content_id }),
    )
    .execute()
}

/** Which one had that address, as a part of a statement. */
export const formerHolder = (db: Db, kind: FormerAddress['kind'], slug: string) =>
  db.selectFrom('former_addresses').select('content_id').where('kind', '=', kind).where('slug', '=', slug)

export const listFormerAddresses = (db: Db) =>
  db.selectFrom('former_addresses').select(['kind', 'slug']).execute()
