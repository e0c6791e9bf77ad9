import { found } from '~/domain/found'
import type { HolderKey } from '~/store/dossiers/dossiers'
import { findAvoir } from '~/store/papers/avoirs'
import type { Deps } from '../ground/deps'
import { readStoredPaper } from '../invoice/read-stored-paper'
import { readTimeline } from './read-timeline'

/** The avoir of a refusal that was told, the bytes that its e-mail carries. @throws Refusal not-found, paper-altered */
export async function showAvoir(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'scanner' | 'clock'>,
  key: HolderKey,
) {
  const { refusal } = await readTimeline(deps, key)
  const avoir = found(refusal?.avoir_number ? await findAvoir(deps.db, refusal.avoir_number) : undefined)
  return { pdf: await readStoredPaper(deps, avoir), number: avoir.number }
}
