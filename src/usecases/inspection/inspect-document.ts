import { buffer } from 'node:stream/consumers'
import type { ScanState } from '~/domain/dossier/document-inspection'
import { FileMissing } from '~/gateways/file-store/file-store'
import { findDocumentById, type StoredDocument, writeInspection } from '~/store/documents'
import { findDossier } from '~/store/dossiers'
import type { Deps } from '../deps'
import { withoutSecondChance } from '../without-second-chance'

/** Those who send pieces wait for an answer, nobody for a flag; milliseconds after the piece was taken in. */
const MOST_PATIENCE = 5_000

type InspectionDeps = Pick<Deps, 'db' | 'encryptedFiles' | 'inspector' | 'scanner' | 'clock' | 'uploads'>

/**
 * Looks into a piece after it was taken in, when no other arrives: flags first, then the scanner's verdict. A piece that was
 * replaced or erased meanwhile is nobody's concern. One that twice killed the process which looked at it
 * is `unparseable`.
 * @throws when the scanner is away: the flags are kept, the piece stays pending, the job comes back
 */
export async function inspectDocument(deps: InspectionDeps, documentId: string) {
  const document = await findDocumentById(deps.db, documentId)
  if (document)
    await deps.uploads.over(document.uploaded_at.getTime() + MOST_PATIENCE - deps.clock().getTime())
  const bytes = document && (await readPiece(deps, document))
  if (!document || !bytes) return
  const flags = await withoutSecondChance(deps, { job: 'inspect', subject: documentId }, () =>
    deps.inspector.inspect(document.media_type, bytes),
  )
  await writeInspection(deps.db, documentId, {
    flags: flags === 'given-up' ? ['unparseable'] : flags,
    inspected_at: deps.clock(),
  })
  if (!deps.scanner) return
  const scan: ScanState = await deps.scanner.scan(inChunks(bytes))
  await writeInspection(deps.db, documentId, { scan })
}

async function readPiece(
  { db, encryptedFiles }: InspectionDeps,
  document: StoredDocument,
): Promise<Buffer | null> {
  const dossier = await findDossier(db, document.dossier_id)
  if (!dossier) return null
  try {
    return await buffer(await encryptedFiles.read(dossier.file_identity, document.file_key))
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}

async function* inChunks(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}
