import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { findDossier } from '~/store/dossiers/dossiers'
import type { Deps } from '../ground/deps'
import { changeDossierStatus } from './change-dossier-status'

/**
 * « Je continue », which the client said to the team (specification B4). A repeat does nothing more.
 * @throws Refusal not-found, dossier-changed, transition-forbidden, invalid-fields
 */
export async function continueForClient(
  deps: Deps,
  by: AccountActor,
  id: string,
  asked: { reason: string; version?: number | undefined },
) {
  const dossier = found(await findDossier(deps.db, id))
  if (dossier.continued_at) return
  await changeDossierStatus(deps, by, id, {
    ...{ status: 'Accepté', reason: asked.reason, version: asked.version ?? dossier.version },
    ...{ documents: [], grant: null, motive: null },
  })
}
