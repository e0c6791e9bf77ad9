import { Refusal } from '~/domain/refusal'
import type { Db } from '~/store/database/database'
import { type DossierRef, type LockedDossier, lockDossier } from '~/store/dossiers/dossiers'

/** A dossier that is no test, kept from every other change until the transaction ends. @throws Refusal not-found */
export async function lockRealDossier(trx: Db, ref: DossierRef): Promise<LockedDossier> {
  const dossier = await lockDossier(trx, ref)
  if (!dossier || dossier.is_test) throw new Refusal('not-found')
  return dossier
}
