import { sql } from 'kysely'
import type { Db } from '../database/database'

/** Sites that were shown and are not online, and those of which something is to be done, with what is said of them. */
export async function openReviews(db: Db) {
  const sites = await db
    .selectFrom('sites')
    .leftJoin('dossiers', 'dossiers.id', 'sites.dossier_id')
    .leftJoin('site_versions', join =>
      join
        .onRef('site_versions.site_id', '=', 'sites.id')
        .onRef('site_versions.version', '=', 'sites.version'),
    )
    .select([
      ...(['sites.id', 'sites.dossier_id', 'sites.review_at', 'sites.online_at'] as const),
      ...(['sites.approved', 'sites.reviewed_at'] as const),
      sql<string>`coalesce(site_versions.facts ->> 'name', dossiers.company_name, '')`.as('name'),
      sql<number>`(select coalesce(max(round), 0) from site_rounds where site_id = sites.id)`.as('round'),
      sql<Date | null>`(select max(at) from site_rounds where site_id = sites.id)`.as('round_at'),
    ])
    .where(
      sql<boolean>`(sites.review_at is not null and sites.online_at is null) or exists
        (select from site_comments where site_id = sites.id and state = 'todo')`,
    )
    .limit(1_000)
    .execute()
  const ids = sites.map(({ id }) => id)
  const comments = ids.length
    ? await db
        .selectFrom('site_comments')
        .select(['site_id', 'state', 'last_by', 'moved_at'])
        .where('site_id', 'in', ids)
        .execute()
    : []
  return sites.map(site => ({ ...site, comments: comments.filter(({ site_id }) => site_id === site.id) }))
}
