import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './modal.module.css'
import { isOnTop, useHeldPage } from './use-held-page'

interface ModalProps {
  title: string
  onClose: () => void
  /** `right` is a drawer over the right-hand side; `wide` a large one in the middle; `sheet` comes from below on a telephone, stands at the side on a desk. */
  place?: 'centre' | 'wide' | 'right' | 'sheet'
  /** The theme to wear: a modal stands at the end of the page, outside of what it was opened from. */
  className?: string | undefined
  /** A press beside it does not close it: it holds what was typed. */
  held?: boolean
  children: ReactNode
}

/** Above the page until closed, by its button, Escape or a press beside it; focus goes back where it was. Never on the server. */
export function Modal({ title, onClose, place = 'centre', className, held = false, children }: ModalProps) {
  const layer = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useHeldPage(layer)
  useEscape(layer, onClose)
  const where = place === 'wide' ? `${styles.centre} ${styles.wide}` : styles[place]
  return createPortal(
    <div ref={layer} className={styles.layer}>
      {/* Beside the dialog, not around it: what is pressed in one and let go of in the other closes nothing. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button */}
      <div className={styles.veil} onClick={held ? undefined : onClose} />
      <dialog
        open
        tabIndex={-1}
        aria-modal
        aria-labelledby={titleId}
        className={[className, styles.modal, where].filter(Boolean).join(' ')}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label="Fermer" onClick={onClose}>
            <X aria-hidden size={20} />
          </button>
        </div>
        {children}
      </dialog>
    </div>,
    document.body,
  )
}

/** Wherever focus is: of several modals the one on top closes. What Escape ends within it, or a word half written, comes first. */
function useEscape(layer: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (!isOnTop(layer.current)) return
      event.preventDefault()
      close.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [layer])
}
