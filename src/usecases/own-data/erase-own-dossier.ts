import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { HolderKey } from '~/store/dossiers/dossiers'
import { refuseWhileMoving } from '../address/refuse-while-moving'
import { requireFreshCode } from '../address/require-fresh-code'
import type { Deps } from '../ground/deps'
import { eraseDossier } from '../retention/erase-dossier'

type EraseOwnDossierDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'pdfRenderer' | 'sealer' | 'clock'>

/**
 * « Effacer mon dossier », at once: what the law makes us keep (issued invoices, avoirs, their evidence) stays
 * apart for ten years. @throws Refusal not-found, address-changing, fresh-code-needed, decide-first
 */
export async function eraseOwnDossier(deps: EraseOwnDossierDeps, by: ClientActor, key: HolderKey) {
  const erased = await eraseDossier(deps, key, 'demande', by, async dossier => {
    refuseWhileMoving(dossier)
    requireFreshCode(deps, dossier)
    return true
  })
  if (!erased) throw new Refusal('not-found')
}
