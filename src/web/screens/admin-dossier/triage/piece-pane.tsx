import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { DOCUMENT_LABELS, PIECES } from '~/domain/dossier/document-kind'
import { AdminButton } from '~/web/ui/admin/admin-button'
import type { DossierDetail, Piece } from '~/web/ui/dossier-sheet/dossier-data'
import { PieceView } from '~/web/ui/dossier-sheet/piece-view'
import styles from './triage.module.css'

interface PiecePaneProps {
  dossier: DossierDetail
  piece: Piece | undefined
  onShow: (rank: number) => void
}

/** The piece as large as the pane, nearer or turned as one likes; the others by their number. */
export function PiecePane({ dossier, piece, onShow }: PiecePaneProps) {
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState(0)
  return (
    <section aria-label="Pièce" className={styles.piece}>
      <div className={styles.bar}>
        {dossier.documents.map((one, n) => (
          <AdminButton
            key={one.document_type}
            look={one === piece ? 'first' : 'second'}
            aria-pressed={one === piece}
            title={DOCUMENT_LABELS[one.document_type]}
            onClick={() => onShow(n)}
          >
            {n + 1} {PIECES[one.document_type].short}
            <span className="visually-hidden"> : {DOCUMENT_LABELS[one.document_type]}</span>
          </AdminButton>
        ))}
        <span className={styles.tools}>
          <AdminButton
            look="quiet"
            aria-label="Éloigner"
            icon={<ZoomOut aria-hidden size={16} />}
            onClick={() => setZoom(Math.max(0.5, zoom - 0.5))}
          />
          <AdminButton
            look="quiet"
            aria-label="Rapprocher"
            icon={<ZoomIn aria-hidden size={16} />}
            onClick={() => setZoom(Math.min(4, zoom + 0.5))}
          />
          <AdminButton
            look="quiet"
            aria-label="Tourner d’un quart"
            icon={<RotateCw aria-hidden size={16} />}
            onClick={() => setTurn((turn + 90) % 360)}
          />
        </span>
      </div>
      {piece ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.sight} tabIndex={0} aria-label={DOCUMENT_LABELS[piece.document_type]}>
          <div className={styles.sheet} style={{ '--zoom': zoom, '--turn': `${turn}deg` }}>
            <PieceView key={`${dossier.id} ${piece.sha256}`} dossierId={dossier.id} piece={piece} />
          </div>
        </section>
      ) : (
        <p className={styles.meta}>Aucune pièce n’est encore arrivée.</p>
      )}
    </section>
  )
}
