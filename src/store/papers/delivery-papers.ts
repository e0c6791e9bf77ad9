import { type Insertable, type Selectable, sql } from 'kysely'
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

/** The newest paper of the site that an invoice billed, also once site and dossier are gone. */
export function deliveryOfInvoice(db: Db, number: string): Promise<DeliveryPaper | undefined> {
  return db
    .selectFrom('delivery_papers')
    .selectAll()
    .where('invoice_number', '=', number)
    .orderBy('accepted_at', 'desc')
    .executeTakeFirst()
}

/**
 * Papers of deliveries by the ids of their sites, each with whether the journal saw it sealed like this.
 * @param night one share of so many; without it all
 */
export function deliveryPapers(db: Db, after: string, limit: number, night?: { number: number; of: number }) {
  return db
    .selectFrom('delivery_papers')
    .selectAll()
    .select(
      sql<boolean>`exists (select from events where events.dossier_id = delivery_papers.dossier_id
        and type = 'site-accepted' and data ->> 'pdf_sha256' = pdf_sha256)`.as('told'),
    )
    .where('site_id', '>', after)
    .$if(night !== undefined, query =>
      query.where(
        sql<boolean>`mod(abs(hashtext(site_id)::bigint), ${night?.of ?? 1}) = mod(${night?.number ?? 0}::bigint, ${night?.of ?? 1})`,
      ),
    )
    .orderBy('site_id')
    .limit(limit)
    .execute()
}

/** The dossiers whose journal saw a paper sealed that has no row any more. */
export async function deletedDeliveries(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('dossier_id')
    .where('type', '=', 'site-accepted')
    .where(sql<boolean>`data ? 'pdf_sha256'`)
    .where(
      sql<boolean>`not exists (select from delivery_papers
        where delivery_papers.dossier_id = events.dossier_id and pdf_sha256 = data ->> 'pdf_sha256')`,
    )
    .execute()
  return rows.flatMap(({ dossier_id }) => dossier_id ?? [])
}
