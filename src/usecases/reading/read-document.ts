import { buffer } from 'node:stream/consumers'
import { sirenOf } from '~/domain/place/siret'
import { nullIfMissing } from '~/gateways/file-store/file-store'
import { type Dossier, findDossier } from '~/store/dossiers/dossiers'
import { findDocumentById, type StoredDocument } from '~/store/pieces/documents'
import { endReading, findReading } from '~/store/pieces/readings'
import type { Deps } from '../ground/deps'
import { withoutSecondChance } from '../ground/without-second-chance'
import { type RegistryWord, sealReading } from './sealed-reading'

type ReaderDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'pieceReader' | 'registry' | 'clock'>

/**
 * Reads one piece and keeps what was found, encrypted. It refuses nothing and delays nobody: a piece that
 * cannot be read, or that twice killed the process which read it, is « unreadable », and a person looks at
 * it. One that was replaced or erased meanwhile is nobody's concern.
 * @throws ChildDied for the first death, and whatever keeps the reading from beginning: the job comes back
 */
export async function readDocument(deps: ReaderDeps, documentId: string) {
  const { db, pieceReader, clock } = deps
  const pending = await findReading(db, documentId)
  const document = pending?.state === 'pending' ? await findDocumentById(db, documentId) : undefined
  const dossier = document && (await findDossier(db, document.dossier_id))
  const bytes = document && dossier && (await readBytes(deps, dossier, document))
  if (!pieceReader || !document || !dossier || !bytes) return
  const piece = await withoutSecondChance(deps, { job: 'read', subject: documentId }, () =>
    pieceReader.read(document.media_type, bytes),
  )
  if (piece === 'given-up' || piece === null)
    return endReading(db, documentId, { state: 'unreadable', kind: null, sealed: null, read_at: clock() })
  const sealed = await sealReading(deps, dossier, piece, await askRegistry(deps, dossier, document))
  await endReading(db, documentId, { state: 'done', kind: piece.kind, sealed, read_at: clock() })
}

const readBytes = ({ encryptedFiles }: ReaderDeps, dossier: Dossier, document: StoredDocument) =>
  encryptedFiles.read(dossier.file_identity, document.file_key).then(buffer).catch(nullIfMissing)

/** Whether the public registry still knows the firm as open; its silence is no answer and no failure. */
async function askRegistry(
  { registry }: ReaderDeps,
  { siret }: Dossier,
  { document_type }: StoredDocument,
): Promise<RegistryWord[]> {
  if (document_type !== 'kbis' || !sirenOf(siret)) return []
  const found = await registry.find(siret.replace(/\D/g, '')).catch(() => null)
  return found ? [{ siret, state: found.closed ? 'closed' : 'open' }] : []
}
