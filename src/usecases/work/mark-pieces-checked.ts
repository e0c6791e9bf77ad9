import { DOCUMENT_CHECKS } from '~/domain/dossier/pieces/document-checks'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { updateDossier } from '~/store/dossiers/dossiers'
import { documentsOf, type StoredDocument } from '~/store/pieces/documents'
import type { DbAndClock } from '../ground/deps'
import { dossierChanged } from '../ground/dossier-changed'
import { workDossier } from './work-dossier'

/**
 * Says that every piece was looked at and holds, each line of it ticked; a new piece takes it back.
 * @throws Refusal not-found, dossier-changed, transition-forbidden, checks-left
 */
export const markPiecesChecked = (deps: DbAndClock, by: AccountActor, id: string, version: number) =>
  workDossier(deps, by, id, async (trx, dossier, now) => {
    if (dossier.version !== version) throw await dossierChanged(trx, dossier)
    if (dossier.status !== 'Soumis') throw new Refusal('transition-forbidden')
    if ((await documentsOf(trx, id)).some(isLeft)) throw new Refusal('checks-left')
    await updateDossier(trx, dossier, { pieces_checked_at: now, pieces_new_at: null }, now)
    return { type: 'pieces-checked' }
  })

const isLeft = ({ document_type, checked }: StoredDocument) =>
  DOCUMENT_CHECKS[document_type].some(({ id }) => !checked.includes(id))
