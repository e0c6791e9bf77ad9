import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import styles from './modal.module.css'

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

/** Above the page until closed, by its button, Escape or a press beside it; focus goes back where it was. */
export function Modal({ title, onClose, place = 'centre', className, held = false, children }: ModalProps) {
  const focusBack = useFocusBack()
  const where = place === 'wide' ? `${styles.centre} ${styles.wide}` : styles[place]
  return (
    <Dialog.Root open onOpenChange={open => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.veil} />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={focusBack}
          onInteractOutside={event => (held || isMessage(event.target)) && event.preventDefault()}
          className={[className, styles.modal, where].filter(Boolean).join(' ')}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label="Fermer">
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** To the field that a dialog begins with, where it names one (`data-autofocus`); else Radix's own choice. */
function focusFirst(event: Event) {
  const { target } = event
  const field = target instanceof Element && target.querySelector<HTMLElement>('[data-autofocus]')
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** A press on a toast answers the toast, not what lies behind the modal. */
const isMessage = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[aria-label="Messages"]') !== null

/**
 * Gives focus back to what had it when the modal opened; when that is gone, to the drawer that this one stood over,
 * or to the page's content. Radix does so only for triggers of its own, and would leave focus on the page's body.
 */
function useFocusBack() {
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  return (event: Event) => {
    event.preventDefault()
    const kept = before instanceof HTMLElement && before !== document.body && before.isConnected
    const below = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)
    const target = kept ? before : (below ?? document.getElementById('contenu'))
    target?.focus({ preventScroll: true })
  }
}
