import type { Db } from '../database/database'

/** The ids of those that wait until the dossier's address has proven itself. */
export async function heldTransmissionsOf(trx: Db, dossierId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('transmissions')
    .select('id')
    .where('dossier_id', '=', dossierId)
    .where('state', '=', 'held')
    .execute()
  return rows.map(row => row.id)
}
