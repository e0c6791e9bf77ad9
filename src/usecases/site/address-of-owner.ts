import type { Db } from '~/store/database/database'
import { findDossier } from '~/store/dossiers/dossiers'
import type { Site } from '~/store/sites/sites'

/** From delivery on a site has an owner of its own, whom a code proved; before, it is its dossier's. */
export async function addressOfOwner(
  db: Db,
  { dossier_id, online_at, owner_email }: Pick<Site, 'dossier_id' | 'online_at' | 'owner_email'>,
): Promise<string | null> {
  const dossier = dossier_id ? await findDossier(db, dossier_id) : undefined
  return (online_at ? owner_email : null) ?? dossier?.email ?? owner_email
}
