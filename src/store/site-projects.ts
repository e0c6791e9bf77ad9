import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from './database'
import type { LockedDossier } from './dossiers'
import { prepared } from './prepared'
import { SITE_PROJECT_COLUMNS } from './schema/columns'
import type { Tables } from './tables'

export type SiteProject = Selectable<Tables['site_projects']>
export type SiteFile = Selectable<Tables['site_files']>

export function findSiteProject(db: Db, dossierId: string): Promise<SiteProject | undefined> {
  return db
    .selectFrom('site_projects')
    .select(SITE_PROJECT_COLUMNS)
    .where('dossier_id', '=', dossierId)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/** Opens the project of a dossier, once. @returns whether it was opened now */
export async function openSiteProject(trx: Db, { id }: LockedDossier, begun_at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('site_projects')
    .values({ dossier_id: id, begun_at })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateSiteProject(
  trx: Db,
  { id }: LockedDossier,
  change: Updateable<Tables['site_projects']>,
) {
  await trx.updateTable('site_projects').set(change).where('dossier_id', '=', id).execute()
}

export function siteFilesOf(db: Db, dossierId: string): Promise<SiteFile[]> {
  return db
    .selectFrom('site_files')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()
}

export function findSiteFile(db: Db, dossierId: string, id: string): Promise<SiteFile | undefined> {
  return db
    .selectFrom('site_files')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertSiteFile(
  trx: Db,
  { id: dossier_id }: LockedDossier,
  file: Omit<Insertable<Tables['site_files']>, 'dossier_id'>,
) {
  await trx
    .insertInto('site_files')
    .values({ ...file, dossier_id })
    .execute()
}

export async function deleteSiteFile(trx: Db, dossier: LockedDossier, id: string) {
  await trx.deleteFrom('site_files').where('dossier_id', '=', dossier.id).where('id', '=', id).execute()
}
