import type { DossierStatus } from '~/domain/dossier/dossier'
import { MOST_DUE } from '~/domain/dossier/retention'
import type { Db } from '../database/database'
import type { Dossier, LockedDossier } from './dossiers'

const PUT_TO_A_PERSON: DossierStatus[] = ['Soumis', 'Incomplet', 'Accepté']

/** No purge before that moment, whatever was idle until then. */
export async function extendRetention(trx: Db, { id }: LockedDossier, retention_extended_until: Date) {
  await trx.updateTable('dossiers').set({ retention_extended_until }).where('id', '=', id).execute()
}

/** The dossiers whose purge is announced, or would be, and about which the administrator decides first. */
export function announcedDossiers(db: Db): Promise<Dossier[]> {
  return db
    .selectFrom('dossiers')
    .selectAll()
    .where('retention_notice_at', 'is not', null)
    .where('signed_at', 'is not', null)
    .where('status', 'in', PUT_TO_A_PERSON)
    .orderBy('last_activity_at')
    .limit(MOST_DUE)
    .execute()
}
