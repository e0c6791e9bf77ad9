import { Search } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { clientPart } from '~/web/ui/feedback/client-part'
import styles from '../frame/admin-frame.module.css'

const Palette = clientPart(() => import('./palette'))

/** Opens the palette, for a pointer or a finger; Ctrl+K and ⌘K do the same. */
export function PaletteButton() {
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // What was typed in a dialog is not left behind.
      if (!document.querySelector('dialog')) setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        className={`${styles.place} ${styles.search}`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden size={18} /> <span>Aller à…</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {open && <Palette onClose={() => setOpen(false)} />}
    </>
  )
}
