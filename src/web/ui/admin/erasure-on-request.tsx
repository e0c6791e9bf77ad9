import { type ReactNode, useState } from 'react'
import { AdminButton } from './form/admin-button'
import { AskDialog } from './form/ask-dialog'

interface ErasureOnRequestProps {
  /** « cette inscription ». */
  what: string
  /** What disappears beside our e-mails: « ses coordonnées, son message ». */
  goes: string
  act: { isPending: boolean; error: Error | null }
  onErase: () => void
  /** What else is to be known before, as the end of a paragraph. */
  children?: ReactNode
}

/** Erases for good what somebody wrote to us, at his word: what goes with it is said before. */
export function ErasureOnRequest({ what, goes, act, onErase, children }: ErasureOnRequestProps) {
  const [asking, ask] = useState(false)
  return (
    <p className="row-8">
      <AdminButton look="danger" onClick={() => ask(true)}>
        Effacer {what}…
      </AdminButton>
      {asking && (
        <AskDialog
          title={`Effacer ${what}`}
          action="Effacer pour de bon"
          look="danger"
          keep="Garder"
          act={act}
          onDone={onErase}
          onClose={() => ask(false)}
        >
          <p>
            Quand la personne le demande&nbsp;: {goes} et nos e-mails disparaissent, des sauvegardes aussi
            sous 30&nbsp;jours. {children}
          </p>
        </AskDialog>
      )}
    </p>
  )
}
