import type { Db } from '~/store/database'
import { requeueEmail } from '~/store/emails'
import { heldEmailsOf } from '~/store/emails/held-emails'
import { requeueTransmission } from '~/store/transmissions'
import { heldTransmissionsOf } from '~/store/transmissions/held-transmissions'

/** Sends what waited for the proof of a dossier's address; what waits for a look at a piece goes on waiting. */
export async function letGoOnProof(trx: Db, dossierId: string) {
  for (const id of await heldEmailsOf(trx, dossierId)) await requeueEmail(trx, id)
  for (const id of await heldTransmissionsOf(trx, dossierId)) await requeueTransmission(trx, id)
}
