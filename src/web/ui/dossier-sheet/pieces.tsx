import { Eye, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { FLAG_LABELS, SCAN_LABELS } from '~/domain/dossier/pieces/document-inspection'
import { DOCUMENT_KINDS, DOCUMENT_LABELS, type DocumentKind } from '~/domain/dossier/pieces/document-kind'
import { formatMoment } from '~/domain/text/french'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import theme from '~/web/ui/admin/frame/theme.module.css'
import { formatSize } from '~/web/ui/admin/words/format-size'
import { Modal } from '~/web/ui/feedback/modal'
import { AddPiece } from './add-piece'
import { CheckLines } from './check-lines'
import type { DossierDetail, Piece } from './dossier-data'
import styles from './dossier-sheet.module.css'
import { PieceReading } from './piece-reading'
import { PieceSight } from './piece-sight'

/** The pieces, each with its state, its check list and its preview. */
export function Pieces({ dossier }: { dossier: DossierDetail }) {
  const [shown, setShown] = useState<Piece | null>(null)
  const pieces = new Map(dossier.documents.map(piece => [piece.document_type, piece]))
  const kinds = DOCUMENT_KINDS.filter(kind => pieces.has(kind) || isExpected(kind, pieces))
  return (
    <section className={`stack-12 ${styles.section}`} aria-labelledby="pieces">
      <h2 id="pieces">Pièces</h2>
      <ul className={`stack-12 bare-list ${styles.pieces}`}>
        {kinds.map(kind => {
          const piece = pieces.get(kind)
          return (
            <li key={kind} className={`stack-8 ${styles.piece}`}>
              <h3>{DOCUMENT_LABELS[kind]}</h3>
              {dossier.request?.remaining.includes(kind) && (
                <p className={styles.warn}>
                  <TriangleAlert aria-hidden size={16} /> À renvoyer par le client
                </p>
              )}
              {piece ? (
                <Received dossier={dossier} piece={piece} onShow={() => setShown(piece)} />
              ) : (
                <p className={styles.meta}>Pas encore reçue</p>
              )}
            </li>
          )
        })}
      </ul>
      <AddPiece dossier={dossier} />
      {shown && <PieceViewer dossierId={dossier.id} piece={shown} onClose={() => setShown(null)} />}
    </section>
  )
}

function Received({ dossier, piece, onShow }: { dossier: DossierDetail; piece: Piece; onShow: () => void }) {
  const { document_type } = piece
  return (
    <>
      <p className={styles.meta}>
        {piece.filename} ({formatSize(piece.size)})<br />
        {formatMoment(new Date(piece.uploaded_at))} · {SCAN_LABELS[piece.scan]}
      </p>
      {piece.flags.map(flag => (
        <p key={flag} className={styles.warn}>
          <TriangleAlert aria-hidden size={16} /> {FLAG_LABELS[flag]}
        </p>
      ))}
      <PieceReading dossierId={dossier.id} piece={piece} />
      <CheckLines named dossierId={dossier.id} piece={piece} />
      <div>
        <AdminButton icon={Eye} onClick={onShow}>
          Voir<span className="visually-hidden">&nbsp;: {DOCUMENT_LABELS[document_type]}</span>
        </AdminButton>
      </div>
    </>
  )
}

/** Both sides of a card unless there is a passport, and the three pieces of the company. */
function isExpected(kind: DocumentKind, pieces: ReadonlyMap<DocumentKind, Piece>): boolean {
  if (kind === 'passport') return false
  return kind.startsWith('identity') ? !pieces.has('passport') : true
}

interface PieceViewerProps {
  dossierId: string
  piece: Piece
  onClose: () => void
}

/** A piece over the page that it was opened from. */
function PieceViewer({ dossierId, piece, onClose }: PieceViewerProps) {
  return (
    <Modal
      title={DOCUMENT_LABELS[piece.document_type]}
      place="wide"
      onClose={onClose}
      className={theme.theme}
    >
      <PieceSight dossierId={dossierId} pieces={[piece]} name={piece.filename} />
    </Modal>
  )
}
