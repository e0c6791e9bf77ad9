import { randomId } from '../../../src/domain/access/random-id'
import type { Db } from '../../../src/store/database/database'
import { openSite } from '../../../src/store/sites/sites'

/** A site that belongs to nobody's dossier. @returns its id */
export async function insertSite(
  db: Db,
  site: { owner_email?: string; online_at?: Date; name?: string; begun_at?: Date },
): Promise<string> {
  const id = randomId()
  await openSite(db, { id, dossier_id: null, begun_at: site.online_at ?? new Date(), ...site })
  return id
}
