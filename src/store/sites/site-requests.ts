import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/database'
import { onlyRow } from '../database/only-row'
import type { Tables } from '../database/tables'

export type StoredSiteRequest = Selectable<Tables['site_requests']>

/** As many of each. */
const MOST_SHOWN = 500

/** The newest first; what is kept apart takes no place of what is not, or spam would hide what people ask. */
export async function siteRequestsOf(db: Db, siteId: string): Promise<StoredSiteRequest[]> {
  const newest = (apart: boolean) =>
    db
      .selectFrom('site_requests')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('suspicion', apart ? 'is not' : 'is', null)
      .orderBy('number', 'desc')
      .limit(MOST_SHOWN)
      .execute()
  const both = [...(await newest(false)), ...(await newest(true))]
  return both.sort((one, other) => other.number - one.number)
}

/** What a visitor may just have sent and sends again: the last few since a moment, but for what is kept apart. */
export const siteRequestsSince = (trx: Db, siteId: string, since: Date) =>
  trx
    .selectFrom('site_requests')
    .select('sealed')
    .where('site_id', '=', siteId)
    .where('received_at', '>', since)
    .where('suspicion', 'is', null)
    .orderBy('number', 'desc')
    .limit(10)
    .execute()

export function findSiteRequest(
  db: Db,
  siteId: string,
  number: number,
): Promise<StoredSiteRequest | undefined> {
  return db
    .selectFrom('site_requests')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** The same, and keeps every other answer to it waiting until this transaction ends. */
export function lockSiteRequest(
  trx: Db,
  siteId: string,
  number: number,
): Promise<StoredSiteRequest | undefined> {
  return trx
    .selectFrom('site_requests')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
}

/** Keeps a request under the site's next number, which none had before, gone or not; the site is locked. @returns the number */
export async function insertSiteRequest(
  trx: Db,
  request: Omit<Insertable<Tables['site_requests']>, 'number'>,
) {
  const newest = sql<number>`(select max(number) from site_requests where site_id = sites.id)`
  const { number } = onlyRow(
    await trx
      .updateTable('sites')
      .set({ last_request: sql`greatest(last_request, ${newest}) + 1` })
      .where('id', '=', request.site_id)
      .returning('last_request as number')
      .execute(),
  )
  await trx
    .insertInto('site_requests')
    .values({ ...request, number })
    .execute()
  return number
}

/** Once: a second time keeps the first moment. */
export async function closeSiteRequest(trx: Db, siteId: string, number: number, closed_at: Date) {
  await trx
    .updateTable('site_requests')
    .set({ closed_at })
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .where('closed_at', 'is', null)
    .execute()
}

/**
 * Takes a request and its answers.
 * @param before that it came: a site that was restored may have given its number again
 * @returns whether there was one
 */
export async function deleteSiteRequest(
  trx: Db,
  siteId: string,
  number: number,
  before?: Date,
): Promise<boolean> {
  const request = trx.deleteFrom('site_requests').where('site_id', '=', siteId).where('number', '=', number)
  const { numDeletedRows } = await (before
    ? request.where('received_at', '<=', before)
    : request
  ).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Forgets what came in before an instant. */
export async function forgetSiteRequests(db: Db, before: Date) {
  await db.deleteFrom('site_requests').where('received_at', '<', before).execute()
}
