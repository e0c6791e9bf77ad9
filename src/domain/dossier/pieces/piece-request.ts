import type { DocumentKind } from './document-kind'

/** What the agency asked a client for when it sent the dossier back. */
export interface PieceRequest {
  documents: DocumentKind[]
  reason: string
  at: Date
}

/** The asked pieces that have not been sent since they were asked for. */
export function piecesStillAsked(
  request: PieceRequest | null,
  pieces: { document_type: DocumentKind; uploaded_at: Date }[],
): DocumentKind[] {
  if (!request) return []
  const sent = pieces.filter(piece => piece.uploaded_at > request.at).map(piece => piece.document_type)
  return request.documents.filter(kind => !sent.includes(kind))
}
