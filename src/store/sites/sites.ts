import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../database/database'
import { prepared } from '../database/prepared'
import type { Tables } from '../database/tables'
import { SITE_COLUMNS } from '../schema/columns'
import { keepOwnerAddress } from './site-owners'

/** What of its row is read wherever a site is. */
export type Site = Pick<Selectable<Tables['sites']>, (typeof SITE_COLUMNS)[number]>
export type SiteVersion = Selectable<Tables['site_versions']>

/** Which site: its own id, or the lasting id of its dossier. */
export type SiteRef = { site: string } | { dossier: string }

const columnOf = (ref: SiteRef) =>
  'site' in ref ? (['id', ref.site] as const) : (['dossier_id', ref.dossier] as const)

export function findSite(db: Db, ref: SiteRef): Promise<Site | undefined> {
  const [column, value] = columnOf(ref)
  return db
    .selectFrom('sites')
    .select(SITE_COLUMNS)
    .where(column, '=', value)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/** The site that is looked at under this label of a preview's host. */
export function siteByPreview(db: Db, label: string): Promise<Site | undefined> {
  return db.selectFrom('sites').select(SITE_COLUMNS).where('preview_label', '=', label).executeTakeFirst()
}

/** Reads a site and keeps every other change of it waiting until this transaction ends. */
export function lockSite(trx: Db, id: string): Promise<Site | undefined> {
  return trx.selectFrom('sites').select(SITE_COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Opens the site of a dossier, once. @returns whether it was opened now */
export async function openSite(trx: Db, site: Insertable<Tables['sites']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sites')
    .values(site)
    .onConflict(conflict => conflict.column('dossier_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateSite(trx: Db, { id }: Pick<Site, 'id'>, change: Updateable<Tables['sites']>) {
  await trx.updateTable('sites').set(change).where('id', '=', id).execute()
}

/**
 * What becomes of a dossier's site when the dossier is erased: one that never came online publishes nothing and goes with
 * it, what is left of one that was ended too; one that did stays, without what was only answered for its making.
 */
export async function leaveDossier(trx: Db, dossierId: string) {
  await keepOwnerAddress(trx, dossierId)
  const ofDossier = trx.updateTable('sites').set({ answers: '{}', asked: '[]' })
  await trx
    .deleteFrom('sites')
    .where('dossier_id', '=', dossierId)
    .where(eb => eb.or([eb('online_at', 'is', null), eb('gone_at', 'is not', null)]))
    .execute()
  await ofDossier.where('dossier_id', '=', dossierId).execute()
}

export function findSiteVersion(db: Db, siteId: string, version: number): Promise<SiteVersion | undefined> {
  return db
    .selectFrom('site_versions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Some versions of a site, by their numbers. */
export async function findSiteVersions(
  db: Db,
  siteId: string,
  versions: number[],
): Promise<Map<number, SiteVersion>> {
  if (versions.length === 0) return new Map()
  const rows = await db
    .selectFrom('site_versions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('version', 'in', versions)
    .execute()
  return new Map(rows.map(row => [row.version, row]))
}

/** Keeps a version, and the firm's name as it has it. */
export async function insertSiteVersion(trx: Db, version: Insertable<Tables['site_versions']>) {
  await trx.insertInto('site_versions').values(version).execute()
  await trx
    .updateTable('sites')
    .set({
      name: sql`(select facts ->> 'name' from site_versions where site_id = ${version.site_id} and version = ${version.version})`,
    })
    .where('id', '=', version.site_id)
    .execute()
}
