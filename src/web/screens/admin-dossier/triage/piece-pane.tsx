import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { STANDING_MARKS } from '~/web/ui/dossier-sheet/check-lines'
import type { DossierDetail } from '~/web/ui/dossier-sheet/dossier-data'
import { PieceView } from '~/web/ui/dossier-sheet/piece-view'
import { type Step, stepName, stepStanding } from './steps'
import styles from './triage.module.css'

interface PiecePaneProps {
  dossier: DossierDetail
  steps: readonly Step[]
  step: Step | undefined
  onShow: (rank: number) => void
}

/** The piece as large as the pane, nearer or turned as one likes; the others by their number. */
export function PiecePane({ dossier, steps, step, onShow }: PiecePaneProps) {
  const [zoom, setZoom] = useState(1)
  const [turn, setTurn] = useState(0)
  return (
    <section aria-label="Pièce" className={`stack-8 ${styles.piece}`}>
      <div className={styles.bar}>
        {steps.map((one, n) => {
          const { icon: Icon, words } = STANDING_MARKS[stepStanding(one)]
          const labels = one.map(({ document_type }) => DOCUMENT_LABELS[document_type]).join(', ')
          return (
            <AdminButton
              key={one[0].document_type}
              look={one === step ? 'first' : 'second'}
              aria-pressed={one === step}
              title={`${labels} (${words})`}
              onClick={() => onShow(n)}
            >
              {n + 1} {stepName(one)} <Icon aria-hidden size={14} />
              <span className="visually-hidden">
                {' '}
                : {labels} ({words})
              </span>
            </AdminButton>
          )
        })}
        <span className={styles.tools}>
          <AdminButton
            look="quiet"
            aria-label="Éloigner"
            icon={ZoomOut}
            onClick={() => setZoom(Math.max(0.5, zoom - 0.5))}
          />
          <AdminButton
            look="quiet"
            aria-label="Rapprocher"
            icon={ZoomIn}
            onClick={() => setZoom(Math.min(4, zoom + 0.5))}
          />
          <AdminButton
            look="quiet"
            aria-label="Tourner d’un quart"
            icon={RotateCw}
            onClick={() => setTurn((turn + 90) % 360)}
          />
        </span>
      </div>
      {step ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.sight} tabIndex={0} aria-label={stepName(step)}>
          <div
            className={`stack-8 to-start ${styles.sheet}`}
            style={{ '--zoom': zoom, '--turn': `${turn}deg` }}
          >
            {step.map(piece => (
              <PieceView key={`${dossier.id} ${piece.sha256}`} dossierId={dossier.id} piece={piece} />
            ))}
          </div>
        </section>
      ) : (
        <p className="second-text unbold">Aucune pièce n’est encore arrivée.</p>
      )}
    </section>
  )
}
