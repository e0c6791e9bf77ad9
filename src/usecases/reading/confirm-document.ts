import { isDocumentKind } from '~/domain/dossier/pieces/document-kind'
import type { ClientActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import type { HolderKey } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { findDocument } from '~/store/pieces/documents'
import { confirmReading } from '~/store/pieces/readings'
import type { DbAndClock } from '../ground/deps'
import { lockOwnDossier } from '../ground/lock-own-dossier'

/**
 * « Je confirme que c’est le bon document »: the holder's word beside the verdicts, which stand as they are.
 * Saying it twice is saying it once.
 * @throws Refusal not-found
 */
export async function confirmDocument(
  { db, clock }: DbAndClock,
  by: ClientActor,
  key: HolderKey,
  kind: string,
) {
  if (!isDocumentKind(kind)) throw new Refusal('not-found')
  const at = clock()
  await db.transaction().execute(async trx => {
    const dossier = await lockOwnDossier(trx, key)
    if (!(await findDocument(trx, dossier.id, kind))) throw new Refusal('not-found')
    if (!(await confirmReading(trx, dossier, kind, at))) return
    await appendEvent(trx, {
      dossier_id: dossier.id,
      type: 'document-confirmed',
      at,
      by,
      data: { document_type: kind },
    })
  })
}
