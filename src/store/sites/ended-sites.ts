import type { Db } from '../database/database'
import type { Site } from './sites'

/** Sites that were ended before an instant and still hold what they held, the first ended first. */
export async function sitesEndedBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sites')
    .select('id')
    .where('ended_at', '<', before)
    .where('gone_at', 'is', null)
    .orderBy('ended_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Sites that show nothing any more and still hold what they held. */
export async function endedSites(db: Db): Promise<{ id: string; ended_at: Date }[]> {
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'ended_at'])
    .where('ended_at', 'is not', null)
    .where('gone_at', 'is', null)
    .execute()
  return rows.flatMap(({ id, ended_at }) => (ended_at ? [{ id, ended_at }] : []))
}

/**
 * Takes a site and all that belongs to it. While its dossier lives a bare row stays, so that the dossier knows that its site
 * was ended and makes no other one.
 */
export async function emptySite(trx: Db, site: Site, gone_at: Date) {
  await trx.deleteFrom('sites').where('id', '=', site.id).execute()
  if (site.dossier_id === null) return
  const { id, dossier_id, begun_at, online_at, ended_at } = site
  await trx
    .insertInto('sites')
    .values({ id, dossier_id, begun_at, online_at, ended_at: ended_at ?? gone_at, gone_at })
    .execute()
}
