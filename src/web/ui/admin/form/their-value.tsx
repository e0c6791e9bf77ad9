import { giveFocusTo } from '../../feedback/give-focus-to'
import { AdminButton } from './admin-button'

interface TheirValueProps {
  /** Of the field. */
  label: string
  /** What a colleague wrote there since one began; left out: nothing. */
  value: string | undefined
  /** How it reads, where it is a choice. */
  words?: string | undefined
  onTake: (value: string) => void
}

/** Below a field that was begun over another value: what stands there now, and that one's own would go over it. */
export const TheirValue = ({ label, value, words = value, onTake }: TheirValueProps) =>
  value !== undefined && (
    <div role="status" className="stack-4">
      <p className="second-text">Changé entre-temps. Sans votre correction, on y lit&nbsp;:</p>
      <p className="as-written">{words || 'Rien.'}</p>
      <p>
        <AdminButton
          look="quiet"
          onClick={() => {
            // This button goes.
            giveFocusTo(null)
            onTake(value)
          }}
        >
          Prendre cette version<span className="visually-hidden"> de «&nbsp;{label}&nbsp;»</span>
        </AdminButton>
      </p>
    </div>
  )
