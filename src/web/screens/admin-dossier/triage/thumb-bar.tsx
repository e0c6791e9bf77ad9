import { ArrowRight, Check, RotateCcw } from 'lucide-react'
import { AdminButton } from '~/web/ui/admin/form/admin-button'
import type { DossierDetail } from '~/web/ui/dossier-sheet/dossier-data'
import styles from './triage.module.css'

interface ThumbBarProps {
  dossier: DossierDetail
  /** What is still to tick on the piece on screen. */
  open: number
  /** What is still to tick in all. */
  left: number
  /** Why the last press went no further; empty when it did. */
  stop: string
  busy: boolean
  onSeen: () => void
  onVerify: () => void
  onAsk: () => void
  onNext: () => void
}

/** What the keys do, within reach of a thumb: this piece holds, ask for it again, the next dossier. */
export function ThumbBar({ dossier, open, left, stop, busy, ...on }: ThumbBarProps) {
  const mayVerify = dossier.status === 'Soumis' && !dossier.pieces_checked_at
  const mayAsk = dossier.transitions.some(({ to, undoes }) => to === 'Incomplet' && !undoes)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label="À portée de pouce" className={styles.thumb}>
      {stop !== '' && <p>{stop}</p>}
      {left === 0 && mayVerify ? (
        <AdminButton look="first" busy={busy} icon={Check} onClick={on.onVerify}>
          Tout vérifié
        </AdminButton>
      ) : (
        <AdminButton look="first" disabled={open === 0 && left === 0} icon={Check} onClick={on.onSeen}>
          Conforme
        </AdminButton>
      )}
      <AdminButton disabled={!mayAsk} icon={RotateCcw} onClick={on.onAsk}>
        Redemander
      </AdminButton>
      <AdminButton icon={ArrowRight} onClick={on.onNext}>
        Suivant
      </AdminButton>
    </div>
  )
}
