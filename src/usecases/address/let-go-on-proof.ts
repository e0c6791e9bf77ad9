import type { Db } from '~/store/database/database'
import { requeueEmail } from '~/store/emails/emails'
import { heldEmailsOf } from '~/store/emails/held-emails'
import { heldTransmissionsOf } from '~/store/transmissions/held-transmissions'
import { requeueTransmission } from '~/store/transmissions/transmissions'

/** Sends what waited for the proof of a dossier's address; what waits for a look at a piece goes on waiting. */
export async function letGoOnProof(trx: Db, dossierId: string) {
  for (const id of await heldEmailsOf(trx, dossierId)) await requeueEmail(trx, id)
  for (const id of await heldTransmissionsOf(trx, dossierId)) await requeueTransmission(trx, id)
}
