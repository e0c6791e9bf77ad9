import { useEffect, useState } from 'react'
import { Toaster } from 'sonner'
import styles from './site-toaster.module.css'

const shortStay = 4_000
/** On a telephone the toast lies far from the thumb and is read later: SPEC.md says 10 to 15 seconds. */
const longStay = 12_000

/**
 * Where toasts appear, once per hydrated screen: `toast.success('…')` of sonner shows them. A toast
 * never carries the only copy of a message (QUALITY.md section 4).
 */
export function SiteToaster({ theme = 'light' }: { theme?: 'light' | 'system' }) {
  const [stay, setStay] = useState(shortStay)
  useEffect(() => setStay(toastStay(navigator.userAgent)), [])
  return (
    <Toaster
      theme={theme}
      duration={stay}
      visibleToasts={3}
      closeButton
      position="top-center"
      containerAriaLabel="Messages"
      toastOptions={{
        closeButtonAriaLabel: 'Fermer le message',
        classNames: { closeButton: String(styles.close) },
      }}
      style={{ fontFamily: 'var(--police-texte)' }}
    />
  )
}

/** How long a toast stays, in milliseconds. */
export function toastStay(userAgent: string): number {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) ? longStay : shortStay
}
