import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type SiteDomain = Selectable<Tables['site_domains']>

/** What a site claims, the newest claim first. */
export function domainsOfSite(db: Db, siteId: string): Promise<SiteDomain[]> {
  return db
    .selectFrom('site_domains')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('asked_at', 'desc')
    .orderBy('name')
    .execute()
}

/** The same claim as it is now, while its site is locked. */
export function findDomain(trx: Db, siteId: string, name: string): Promise<SiteDomain | undefined> {
  return trx
    .selectFrom('site_domains')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Whose a name is proven to be. */
export async function holderOfDomain(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('site_domains')
    .select('site_id')
    .where('name', '=', name)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  return row?.site_id ?? null
}

/** Those that are proven to be a site's. */
export function provenDomains(db: Db, siteId?: string) {
  return db
    .selectFrom('site_domains')
    .select(['site_id', 'name', 'www'])
    .where('proven_at', 'is not', null)
    .$if(siteId !== undefined, query => query.where('site_id', '=', String(siteId)))
    .orderBy('name')
    .execute()
}

/** The domain that is the address of a site. */
export function onlineDomain(db: Db, siteId: string) {
  return db
    .selectFrom('site_domains')
    .select(['name', 'www'])
    .where('site_id', '=', siteId)
    .where('online_at', 'is not', null)
    .executeTakeFirst()
}

/** Domains that lead elsewhere since, the longest first. */
export function awayDomains(db: Db) {
  return db
    .selectFrom('site_domains')
    .select(['name', 'www', 'away_at'])
    .where('away_at', 'is not', null)
    .orderBy('away_at')
    .limit(50)
    .execute()
}

/** Writes a claim; the same name anew is the same claim. */
export async function putDomain(trx: Db, domain: Insertable<Tables['site_domains']>) {
  await trx
    .insertInto('site_domains')
    .values(domain)
    .onConflict(conflict => conflict.columns(['site_id', 'name']).doNothing())
    .execute()
}

export async function updateDomain(
  trx: Db,
  { site_id, name }: Pick<SiteDomain, 'site_id' | 'name'>,
  change: Updateable<Tables['site_domains']>,
) {
  await trx
    .updateTable('site_domains')
    .set(change)
    .where('site_id', '=', site_id)
    .where('name', '=', name)
    .execute()
}

/** Gives a claim up. */
export async function deleteDomain(trx: Db, { site_id, name }: Pick<SiteDomain, 'site_id' | 'name'>) {
  await trx.deleteFrom('site_domains').where('site_id', '=', site_id).where('name', '=', name).execute()
}

/** Takes the claims that are due, those that wait the longest first, so that nobody looks them up meanwhile. */
export async function takeDueDomains(db: Db, now: Date, until: Date, most: number): Promise<SiteDomain[]> {
  const due = db
    .selectFrom('site_domains')
    .select(['site_id', 'name'])
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
  return db
    .with('due', () => due)
    .updateTable('site_domains')
    .from('due')
    .whereRef('due.site_id', '=', 'site_domains.site_id')
    .whereRef('due.name', '=', 'site_domains.name')
    .set({ next_look_at: until })
    .returningAll('site_domains')
    .execute()
}
