import { type DossierStatus, isSentBack } from './dossier'
import { type DocumentKind, missingDocuments, pieceInSentence } from './pieces/document-kind'
import { type PieceRequest, piecesStillAsked } from './pieces/piece-request'

interface Unfinished {
  status: DossierStatus
  signed: boolean
  request: PieceRequest | null
  pieces: { document_type: DocumentKind; uploaded_at: Date }[]
}

/** What a client still has to do before the dossier is handed in, one French phrase each. */
export function whatRemains({ status, signed, request, pieces }: Unfinished): string[] {
  if (status !== 'Nouveau' && status !== 'Incomplet') return []
  const missing = missingDocuments(pieces.map(piece => piece.document_type))
  const asked = isSentBack(status) ? piecesStillAsked(request, pieces) : []
  // A piece that was asked for again counts once, whether it was taken out or not.
  const again = missing.length > 0 ? [] : asked.map(kind => `${pieceInSentence(kind)}, à envoyer de nouveau`)
  return [
    ...missing,
    ...again,
    signed ? 'l’envoi de votre dossier, d’un seul bouton' : 'la lecture et la signature de votre facture',
  ]
}

/** The slot that is asked for first, to lead to it. */
export const firstAsked = ({ status, request, pieces }: Unfinished): DocumentKind | null =>
  isSentBack(status) ? (piecesStillAsked(request, pieces)[0] ?? null) : null
