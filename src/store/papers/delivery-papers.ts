import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type DeliveryPaper = Selectable<Tables['delivery_papers']>

export async function insertDeliveryPaper(trx: Db, paper: Insertable<Tables['delivery_papers']>) {
  await trx.insertInto('delivery_papers').values(paper).execute()
}

/** The sealed paper of a site, also once its dossier is gone. */
export function findDeliveryPaper(db: Db, siteId: string): Promise<DeliveryPaper | undefined> {
  return db.selectFrom('delivery_papers').selectAll().where('site_id', '=', siteId).executeTakeFirst()
}
