import { DOCUMENT_LABELS } from '~/domain/dossier/pieces/document-kind'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import { STANDING_MARKS } from '~/web/ui/dossier-sheet/check-lines'
import type { DossierDetail } from '~/web/ui/dossier-sheet/dossier-data'
import { PieceSight } from '~/web/ui/dossier-sheet/piece-sight'
import { type Step, stepName, stepStanding } from './steps'
import styles from './triage.module.css'

interface PiecePaneProps {
  dossier: DossierDetail
  steps: readonly Step[]
  step: Step | undefined
  onShow: (rank: number) => void
}

/** The piece as large as the pane; the others by their number. */
export function PiecePane({ dossier, steps, step, onShow }: PiecePaneProps) {
  return (
    <section aria-label="Pièce" className={`stack-8 ${styles.piece}`}>
      {step ? (
        <PieceSight dossierId={dossier.id} pieces={step} name={stepName(step)}>
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
        </PieceSight>
      ) : (
        <p className="second-text unbold">Aucune pièce n’est encore arrivée.</p>
      )}
    </section>
  )
}
