import type { Selectable } from 'kysely'
import type { Db } from '../database/database'
import type { Tables } from '../database/tables'

type SiteFile = Selectable<Tables['site_files']>

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
