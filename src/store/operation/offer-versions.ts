import { type Selectable, sql } from 'kysely'
import type { OfferTerms } from '~/domain/offer/offer-terms'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type OfferVersion = Selectable<Tables['offer_versions']>

/** The terms that hold; undefined while the administration set none. */
export function offerInForce(db: Db): Promise<OfferVersion | undefined> {
  return db
    .selectFrom('offer_versions')
    .selectAll()
    .where('state', '=', 'in-force')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The terms that wait for a second account: one at most. */
export function proposedOffer(db: Db): Promise<OfferVersion | undefined> {
  return db.selectFrom('offer_versions').selectAll().where('state', '=', 'proposed').executeTakeFirst()
}

/** Keeps every other change of the offer waiting until the transaction ends. @returns the number of the last version; 0 before the first */
export async function lockOffer(trx: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('offer'))`.execute(trx)
  const last = await trx
    .selectFrom('offer_versions')
    .select(eb => eb.fn.max('version').as('version'))
    .executeTakeFirst()
  return last?.version ?? 0
}

/** Under `lockOffer`, which says what the last version is. */
export async function insertOffer(
  trx: Db,
  offer: Pick<OfferVersion, 'version' | 'state' | 'account_id' | 'at'> & { terms: OfferTerms },
) {
  await trx
    .insertInto('offer_versions')
    .values({ ...offer, terms: JSON.stringify(offer.terms) })
    .execute()
}

/** Has a proposal hold, or withdraws it. */
export async function settleOffer(
  trx: Db,
  version: number,
  change: Pick<OfferVersion, 'state'> & Partial<Pick<OfferVersion, 'confirmed_by' | 'confirmed_at'>>,
) {
  await trx.updateTable('offer_versions').set(change).where('version', '=', version).execute()
}

/** The last versions with the names of who wrote and confirmed them, the newest first. */
export function listOffers(db: Db) {
  return db
    .selectFrom('offer_versions as o')
    .innerJoin('accounts as writer', 'writer.id', 'o.account_id')
    .leftJoin('accounts as second', 'second.id', 'o.confirmed_by')
    .select(['o.version', 'o.terms', 'o.state', 'o.at', 'o.confirmed_at', 'o.account_id'])
    .select(['writer.name as by', 'second.name as confirmed_by'])
    .orderBy('o.version', 'desc')
    .limit(50)
    .execute()
}
