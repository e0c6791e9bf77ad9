import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type SiteRevision = Selectable<Tables['site_revisions']>

/** How many revisions of a site stay. */
const KEPT = 20

/** Those that are kept, the newest first. */
export function siteRevisionsOf(db: Db, siteId: string): Promise<SiteRevision[]> {
  return db
    .selectFrom('site_revisions')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('revision', 'desc')
    .execute()
}

export function findSiteRevision(
  db: Db,
  siteId: string,
  revision: number,
): Promise<SiteRevision | undefined> {
  return db
    .selectFrom('site_revisions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('revision', '=', revision)
    .executeTakeFirst()
}

/** Notes a revision and forgets those before the last twenty. @returns the folders of the forgotten ones */
export async function insertSiteRevision(
  trx: Db,
  revision: Insertable<Tables['site_revisions']>,
): Promise<string[]> {
  await trx.insertInto('site_revisions').values(revision).execute()
  const gone = await trx
    .deleteFrom('site_revisions')
    .where('site_id', '=', revision.site_id)
    .where('revision', '<=', revision.revision - KEPT)
    .returning('folder')
    .execute()
  return gone.map(({ folder }) => folder)
}

/** Names that sites hold under our host, among those given. */
export async function takenSlugs(db: Db, slugs: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('sites').select('slug').where('slug', 'in', slugs).execute()
  return new Set(rows.flatMap(({ slug }) => slug ?? []))
}

/** Takes a name for a site. @returns the name that it has now, perhaps one that it took meanwhile; null: another site was first */
export async function takeSlug(db: Db, siteId: string, slug: string): Promise<string | null> {
  return db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtext('site slugs'))`.execute(trx)
    const site = await trx.selectFrom('sites').select('slug').where('id', '=', siteId).executeTakeFirst()
    if (!site || site.slug !== null) return site?.slug ?? null
    if ((await takenSlugs(trx, [slug])).size > 0) return null
    await trx.updateTable('sites').set({ slug }).where('id', '=', siteId).execute()
    return slug
  })
}

/** Sites that are shown and that the same facts draw otherwise from a day on. @param day the latest that any clock shows */
export function sitesToRedraw(db: Db, day: string) {
  return db
    .selectFrom('sites')
    .select(['id', 'redrawn_on'])
    .where('redrawn_on', '<=', day)
    .where('published_revision', 'is not', null)
    .where('closed_folder', 'is', null)
    .orderBy('redrawn_on')
    .execute()
}

/** What each site shows, under which name and domain, and the address on its pages, by its id. */
export async function shownRevisions(db: Db) {
  const rows = await db
    .selectFrom('sites')
    .leftJoin('site_revisions', join =>
      join
        .onRef('site_revisions.site_id', '=', 'sites.id')
        .onRef('site_revisions.revision', '=', 'sites.published_revision'),
    )
    .leftJoin('site_domains', join =>
      join.onRef('site_domains.site_id', '=', 'sites.id').on('site_domains.online_at', 'is not', null),
    )
    .select(['sites.id', 'sites.slug', 'sites.closed_folder', 'site_revisions.folder as published'])
    .select(['site_revisions.url', 'site_domains.name as domain', 'site_domains.www'])
    .select(eb => eb.fn.coalesce('sites.closed_folder', 'site_revisions.folder').as('folder'))
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}
