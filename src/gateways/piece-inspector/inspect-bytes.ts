import type { DocumentFormat } from '~/domain/dossier/pieces/document-format'
import type { DocumentFlag } from '~/domain/dossier/pieces/document-inspection'
import { inspectPicture } from '~/domain/dossier/pieces/inspect-picture'
import { inspectPdf } from './inspect-pdf'

/** Why a piece is offered as a download only; empty when nothing speaks against drawing it. */
export async function inspectBytes(mediaType: DocumentFormat, bytes: Uint8Array): Promise<DocumentFlag[]> {
  if (mediaType !== 'application/pdf') return inspectPicture(bytes)
  return inspectPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
