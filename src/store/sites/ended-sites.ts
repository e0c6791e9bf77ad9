import type { ClosureState } from '~/domain/site/online/site-closure'
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

/** Sites that show nothing and still hold what they held; one that was suspended and then ended is there as both. */
export async function closedSites(db: Db): Promise<{ id: string; state: ClosureState; at: Date }[]> {
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'ended_at', 'suspended_at'])
    .where(eb => eb.or([eb('ended_at', 'is not', null), eb('suspended_at', 'is not', null)]))
    .where('gone_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, ended_at, suspended_at }) => [
    ...(ended_at ? [{ id, state: 'ended' as const, at: ended_at }] : []),
    ...(suspended_at ? [{ id, state: 'suspended' as const, at: suspended_at }] : []),
  ])
}

/**
 * Takes a site and all that belongs to it. While its dossier lives a bare row stays, so that the dossier knows that its site
 * was delivered and ended, and makes no other one.
 */
export async function emptySite(trx: Db, site: Site, gone_at: Date) {
  await trx.deleteFrom('sites').where('id', '=', site.id).execute()
  if (site.dossier_id === null) return
  const { id, dossier_id, begun_at, online_at, accepted_at, ended_at } = site
  await trx
    .insertInto('sites')
    .values({ id, dossier_id, begun_at, online_at, accepted_at, ended_at: ended_at ?? gone_at, gone_at })
    .execute()
}
