import type { Db } from '~/store/database'
import { heldEmailsOf, requeueEmail } from '~/store/emails'
import { heldTransmissionsOf, requeueTransmission } from '~/store/transmissions'

/** Sends what waited for the proof of a dossier's address; what waits for a look at a piece goes on waiting. */
export async function letGoOnProof(trx: Db, dossierId: string) {
  for (const id of await heldEmailsOf(trx, dossierId)) await requeueEmail(trx, id)
  for (const id of await heldTransmissionsOf(trx, dossierId)) await requeueTransmission(trx, id)
}
