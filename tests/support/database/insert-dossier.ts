import type { Insertable } from 'kysely'
import type { Db } from '../../../src/store/database/database'
import type { Tables } from '../../../src/store/database/tables'

/** A row as it stands, without its journal: what the product opens has a first line there (`openDossier`). */
export async function insertDossier(db: Db, dossier: Insertable<Tables['dossiers']>) {
  await db.insertInto('dossiers').values(dossier).execute()
}
