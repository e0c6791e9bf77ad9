import type { TransmissionState } from '~/domain/dossier/transmission'
import type { Db } from '../database/database'
import { newestFirst, type Page } from '../database/newest-first'
import { prepared } from '../database/prepared'
import { TRANSMISSION_COLUMNS } from '../schema/columns'
import type { StoredTransmission } from './transmissions'

/** Everything that was handed over of a dossier, the last first. */
export function transmissionsOf(db: Db, dossierId: string): Promise<StoredTransmission[]> {
  return db
    .selectFrom('transmissions')
    .select(TRANSMISSION_COLUMNS)
    .where('dossier_id', '=', dossierId)
    .orderBy('round', 'desc')
    .orderBy('body')
    .modifyEnd(prepared)
    .execute()
}

/** One page, the newest first; keyset paging. */
export function listTransmissions(
  db: Db,
  filter: { dossierId: string | null; state: TransmissionState | null },
  page: Page,
) {
  return db
    .selectFrom('transmissions')
    .innerJoin('dossiers', 'dossiers.id', 'transmissions.dossier_id')
    .selectAll('transmissions')
    .select('dossiers.company_name')
    .$call(query => (filter.dossierId === null ? query : query.where('dossier_id', '=', filter.dossierId)))
    .$call(query => (filter.state === null ? query : query.where('state', '=', filter.state)))
    .$call(newestFirst('transmissions.created_at', 'transmissions.id', page))
    .execute()
}
