import { CODE } from '~/domain/dossier/address-proof'
import type { ClientActor } from '~/domain/journal/actor'
import { DAY_MS } from '~/domain/milliseconds'
import { Refusal } from '~/domain/refusal'
import { codesAskedSince } from '~/store/dossiers/address-proof'
import type { HolderKey } from '~/store/dossiers/dossiers'
import type { Deps } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import { queueEmail } from '../outbox/queue-email'

/**
 * Mails a six-digit code and a link to the dossier's address: three a day. The first is queued as
 * the wizard opens the dossier; the specification's own calls mail nothing to an address that a stranger may have typed.
 * Nothing happens where no e-mail leaves.
 * @throws Refusal not-found, too-many-codes
 */
export async function requestCode(
  deps: Pick<Deps, 'db' | 'clock' | 'publicUrl' | 'mailer'>,
  by: ClientActor,
  key: HolderKey,
) {
  const now = deps.clock()
  if (!deps.mailer.leaves) return
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    if (dossier.email_disowned_at)
      throw new Refusal('not-found', {
        detail: 'Plus aucun code ne part à cette adresse e-mail\u00a0: corrigez-la d’abord.',
      })
    const asked = await codesAskedSince(trx, { dossier_id: id }, new Date(now.getTime() - DAY_MS))
    if (asked >= CODE.a_day) throw new Refusal('too-many-codes')
    await queueEmail(trx, deps, { kind: 'address-code', recipient: dossier.email, dossier_id: id, by })
  })
}
