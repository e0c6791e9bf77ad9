import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findDossier } from '~/store/dossiers'
import { requireFreshCode } from '../address/require-fresh-code'
import { eraseDossier } from '../admin/erase-dossier'
import type { Deps } from '../deps'

/** What it needs of the outside. */
type EraseOwnDossierDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'pdfRenderer' | 'sealer' | 'clock'>

/**
 * « Effacer mon dossier », at once: what the law makes us keep (issued invoices, avoirs, their evidence) stays
 * apart for ten years. @throws Refusal not-found, fresh-code-needed, decide-first
 */
export async function eraseOwnDossier(deps: EraseOwnDossierDeps, by: ClientActor, id: string) {
  const dossier = await findDossier(deps.db, id)
  if (!dossier) throw new Refusal('not-found')
  requireFreshCode(deps, dossier)
  await eraseDossier(deps, id, 'demande', by)
}
