import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type SiteAnswer = Selectable<Tables['site_answers']>

/** What was answered to the requests of a site, the first answer of each first. */
export function answersOfSite(db: Db, siteId: string): Promise<SiteAnswer[]> {
  return db
    .selectFrom('site_answers')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('number')
    .orderBy('rank')
    .execute()
}

/** The same of one request. */
export function answersOfRequest(db: Db, siteId: string, number: number): Promise<SiteAnswer[]> {
  return db
    .selectFrom('site_answers')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('number', '=', number)
    .orderBy('rank')
    .execute()
}

export async function insertSiteAnswer(trx: Db, answer: Insertable<Tables['site_answers']>) {
  await trx.insertInto('site_answers').values(answer).execute()
}
