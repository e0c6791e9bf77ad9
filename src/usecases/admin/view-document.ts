import type { Readable } from 'node:stream'
import { isDocumentKind } from '~/domain/dossier/pieces/document-kind'
import { found } from '~/domain/found'
import type { AccountActor } from '~/domain/journal/actor'
import { Refusal } from '~/domain/refusal'
import { findDossier } from '~/store/dossiers/dossiers'
import { appendEvent } from '~/store/events/events'
import { findDocument, type StoredDocument } from '~/store/pieces/documents'
import type { Deps } from '../ground/deps'
import { onlyClean } from '../inspection/only-clean'

/** The bytes of a piece as they were given; who looked, and when, is in the journal. @throws Refusal not-found, file-not-clean */
export async function viewDocument(
  deps: Pick<Deps, 'db' | 'encryptedFiles' | 'clock' | 'scanner'>,
  by: AccountActor,
  id: string,
  kind: string,
): Promise<{ document: StoredDocument; bytes: Readable }> {
  const { db, encryptedFiles, clock } = deps
  if (!isDocumentKind(kind)) throw new Refusal('not-found')
  const dossier = found(await findDossier(db, id))
  const document = found(await findDocument(db, id, kind))
  onlyClean(deps, [document])
  const bytes = await encryptedFiles.read(dossier.file_identity, document.file_key)
  await appendEvent(db, {
    dossier_id: id,
    type: 'document-viewed',
    at: clock(),
    by,
    data: { document_type: kind },
  })
  return { document, bytes }
}
