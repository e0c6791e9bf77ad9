import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type HolderKey, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import type { DbAndClock } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import { owning } from './disowned-address'
import { letGoOnProof } from './let-go-on-proof'
import { tryCode } from './try-code'

/**
 * Proves the dossier's address by the newest code mailed to it, and keeps the dossier's id. The try counts
 * also when it fails. A proven address types a code again where a fresh one is asked for.
 * @throws Refusal not-found, wrong-address-code, address-code-over
 */
export async function confirmCode(deps: DbAndClock, by: ClientActor, key: HolderKey, code: string) {
  const now = deps.clock()
  const refused = await deps.db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    const wrong = await tryCode(trx, { dossier_id: id }, { email: dossier.email, code }, now)
    if (wrong) return wrong
    const email_proven_at = dossier.email_proven_at ?? now
    await updateDossier(
      trx,
      dossier,
      {
        email_proven_at,
        email_disowned_at: null,
        disowned_hashes: owning(dossier, dossier.email),
        code_confirmed_at: now,
        bounced_address: null,
      },
      now,
    )
    await appendEvent(trx, { dossier_id: id, type: 'address-proven', at: now, by, data: { by: 'code' } })
    await letGoOnProof(trx, id)
    return null
  })
  // Thrown outside, so that the try stays counted.
  if (refused) throw new Refusal(refused)
}
