import { buffer } from 'node:stream/consumers'
import { type DocumentFlag, inspectPicture, type ScanState } from '~/domain/dossier/document-inspection'
import { FileMissing } from '~/gateways/file-store/file-store'
import { findDocumentById, type StoredDocument, writeInspection } from '~/store/documents'
import { findDossier } from '~/store/dossiers'
import type { Deps } from '../deps'
import { inspectPdf } from './inspect-pdf'

type InspectionDeps = Pick<Deps, 'db' | 'vault' | 'scanner' | 'clock'>

/**
 * Looks into a piece after it was taken in: flags first, then the scanner's verdict. A piece that was
 * replaced or erased meanwhile is nobody's concern.
 * @throws when the scanner is away: the flags are kept, the piece stays pending, the job comes back
 */
export async function inspectDocument(deps: InspectionDeps, documentId: string) {
  const document = await findDocumentById(deps.db, documentId)
  const bytes = document && (await readPiece(deps, document))
  if (!document || !bytes) return
  await writeInspection(deps.db, documentId, { flags: flagsOf(document, bytes), inspected_at: deps.clock() })
  if (!deps.scanner) return
  const scan: ScanState = await deps.scanner.scan(inChunks(bytes))
  await writeInspection(deps.db, documentId, { scan })
}

async function readPiece({ db, vault }: InspectionDeps, document: StoredDocument): Promise<Buffer | null> {
  const dossier = await findDossier(db, document.dossier_id)
  if (!dossier) return null
  try {
    return await buffer(await vault.read(dossier.file_identity, document.file_key))
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}

function flagsOf({ media_type }: StoredDocument, bytes: Buffer): DocumentFlag[] {
  return media_type === 'application/pdf' ? inspectPdf(bytes) : inspectPicture(bytes)
}

async function* inChunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
