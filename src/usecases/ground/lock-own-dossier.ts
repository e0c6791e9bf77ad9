import { found } from '~/domain/found'
import type { Db } from '~/store/database/database'
import { type HolderKey, type LockedDossier, lockDossier } from '~/store/dossiers/dossiers'

/**
 * The one way for a client's command to the dossier that it changes: kept from every other change until the transaction
 * ends, under the key that the command came with. A key that was taken away while the command was under way opens
 * nothing (specification B11). @throws Refusal not-found
 */
export async function lockOwnDossier(trx: Db, key: HolderKey): Promise<LockedDossier> {
  return found(await lockDossier(trx, key))
}
