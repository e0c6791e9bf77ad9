import { DOCUMENT_LABELS } from '~/domain/dossier/document-kind'
import theme from '~/web/ui/admin/theme.module.css'
import { Modal } from '~/web/ui/feedback/modal'
import type { Piece } from './dossier-data'
import { PieceView } from './piece-view'

interface PieceViewerProps {
  dossierId: string
  piece: Piece
  onClose: () => void
}

/** A piece over the page that it was opened from. */
export function PieceViewer({ dossierId, piece, onClose }: PieceViewerProps) {
  return (
    <Modal
      title={DOCUMENT_LABELS[piece.document_type]}
      place="wide"
      onClose={onClose}
      className={theme.theme}
    >
      <PieceView dossierId={dossierId} piece={piece} />
    </Modal>
  )
}
