import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { giveFocusTo } from './give-focus-to'
import styles from './site-toaster.module.css'

const icons: Record<string, typeof Info> = { success: CircleCheck, error: CircleAlert, warning: CircleAlert }

interface ToastSheetProps {
  id: string | number
  /** As sonner names it: `success`, `error`, `warning`, `info`, `default`. */
  type: string
  /** Milliseconds; counted anew once pointer and focus have both left it. */
  stay: number
  children: ReactNode
}

/** One message on a sheet with a coloured edge. Closed with the keyboard, it gives focus back to where it was. */
export function ToastSheet({ id, type, stay, children }: ToastSheetProps) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointed || focused
  const before = useRef<EventTarget | null>(null)
  useEffect(() => {
    if (held || !Number.isFinite(stay)) return
    const timer = setTimeout(() => toast.dismiss(id), stay)
    return () => clearTimeout(timer)
  }, [held, stay, id])

  const enter = (event: FocusEvent<HTMLLIElement>) => {
    setFocused(true)
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget
  }
  const close = () => {
    toast.dismiss(id)
    giveFocusTo(before.current)
  }
  const Icon = icons[type] ?? Info
  return (
    <li
      className={styles.toast}
      data-type={type}
      data-sonner-toast
      onFocus={enter}
      onBlur={() => setFocused(false)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <Icon size={20} className={styles.icon} />
      <p className={styles.words}>{children}</p>
      <button type="button" className={styles.close} aria-label="Fermer le message" onClick={close}>
        <X aria-hidden size={18} />
      </button>
    </li>
  )
}
