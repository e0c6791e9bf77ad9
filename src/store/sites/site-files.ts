import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'
import type { LockedDossier } from '../dossiers/dossiers'

export type SiteFile = Selectable<Tables['site_files']>

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
