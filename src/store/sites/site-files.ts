import type { Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

export type SiteFile = Selectable<Tables['site_files']>

/** What a client handed in for a site before it had photos. */
export function siteFilesOf(db: Db, dossierId: string): Promise<SiteFile[]> {
  return db
    .selectFrom('site_files')
    .selectAll()
    .where('dossier_id', '=', dossierId)
    .orderBy('uploaded_at')
    .orderBy('id')
    .execute()
}

/** Pictures that are not photos of their site yet, and were not set aside. */
export function filesToAdopt(db: Db, most: number): Promise<SiteFile[]> {
  return db
    .selectFrom('site_files')
    .selectAll()
    .where('media_type', 'in', ['image/jpeg', 'image/png'])
    .where('set_aside', '=', false)
    .orderBy('uploaded_at')
    .orderBy('id')
    .limit(most)
    .execute()
}

/** It is a photo now. @returns false where it is gone */
export async function adoptedFile(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('site_files').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** It gives no photo: it stays as it was sent. */
export async function setAsideFile(db: Db, id: string) {
  await db.updateTable('site_files').set({ set_aside: true }).where('id', '=', id).execute()
}
