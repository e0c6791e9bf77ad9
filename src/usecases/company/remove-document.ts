import { isDocumentKind } from '~/domain/dossier/pieces/document-kind'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { type HolderKey, updateDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { removeDocument as removeRow } from '~/store/pieces/documents'
import type { Deps } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'
import { removeLeftovers } from '../ground/remove-leftovers'

/**
 * Takes a piece out of a dossier until its invoice is signed; one that is not there is no error.
 * @throws Refusal not-found, unknown-document-type, already-signed
 */
export async function removeDocument(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'mailer' | 'clock'>,
  by: ClientActor,
  key: HolderKey,
  kind: string,
) {
  const { db, clock } = deps
  if (!isDocumentKind(kind)) throw new Refusal('unknown-document-type')
  const now = clock()
  const removed = await db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    const { id } = dossier
    if (dossier.signed_at) throw new Refusal('already-signed')
    const row = await removeRow(trx, dossier, kind)
    if (!row) return undefined
    await updateDossier(trx, dossier, {}, now)
    await appendEvent(trx, {
      dossier_id: id,
      type: 'document-removed',
      at: now,
      by,
      data: { document_type: kind },
    })
    return row
  })
  if (removed) await removeLeftovers(deps, { file_keys: [removed.file_key], message_ids: [] })
}
