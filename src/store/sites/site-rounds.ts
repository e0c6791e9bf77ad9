import type { Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

type SiteRound = Selectable<Tables['site_rounds']>

/** When a site was shown to its owner, the last time first. */
export function roundsOf(db: Db, siteId: string): Promise<SiteRound[]> {
  return db
    .selectFrom('site_rounds')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('round', 'desc')
    .execute()
}

/** Notes the next round of a locked site. @returns its number, from 1 */
export async function insertRound(trx: Db, round: Omit<SiteRound, 'round'>): Promise<number> {
  const [last] = await roundsOf(trx, round.site_id)
  const number = (last?.round ?? 0) + 1
  await trx
    .insertInto('site_rounds')
    .values({ ...round, round: number })
    .execute()
  return number
}
