import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type StoredAvoir = Selectable<Tables['avoirs']>

/** The database refuses a second one of the same invoice. */
export async function insertAvoir(trx: Db, avoir: Insertable<Tables['avoirs']>) {
  await trx.insertInto('avoirs').values(avoir).execute()
}

/** The avoir that cancels an invoice. */
export function findAvoirOf(db: Db, invoiceNumber: string): Promise<StoredAvoir | undefined> {
  return db.selectFrom('avoirs').selectAll().where('invoice_number', '=', invoiceNumber).executeTakeFirst()
}

export function findAvoir(db: Db, number: string): Promise<StoredAvoir | undefined> {
  return db.selectFrom('avoirs').selectAll().where('number', '=', number).executeTakeFirst()
}
