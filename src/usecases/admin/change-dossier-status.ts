import type { AccountActor } from '~/domain/journal/actor'
import type { Deps } from '../ground/deps'
import { dossierChanged } from '../ground/dossier-changed'
import { lockRealDossier } from '../ground/lock-real-dossier'
import { moveDossier } from './status/move-dossier'
import type { StatusChange } from './status/status-change'

/**
 * Moves a dossier along the table of its life. Under the dossier's lock: the version must be the one
 * that was shown, the table must allow the change, then what follows from it is done or queued.
 * @throws Refusal not-found, dossier-changed, transition-forbidden, invalid-fields
 */
export async function changeDossierStatus(deps: Deps, by: AccountActor, id: string, asked: StatusChange) {
  const change = {
    ...asked,
    reason: asked.reason.trim(),
    documents: [...new Set(asked.documents)],
    grant: asked.grant && { ...asked.grant, body: asked.grant.body.trim() },
  }
  const now = deps.clock()
  await deps.db.transaction().execute(async trx => {
    const dossier = await lockRealDossier(trx, id)
    if (dossier.version !== change.version) throw await dossierChanged(trx, dossier)
    await moveDossier(trx, deps, { by, dossier, change, now })
  })
}
