import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { toast, useSonner } from 'sonner'
import styles from './site-toaster.module.css'
import { ToastSheet } from './toast-sheet'

const shortStay = 4_000
/** On a telephone the toast lies far from the thumb and is read later: the specification says 10 to 15 seconds. */
const longStay = 12_000
const visible = 3

/**
 * Where toasts appear, once per hydrated screen: `toast.success('…')` of sonner shows them. A toast
 * never carries the only copy of a message (specification D4). Its sheets are ours, not sonner's, whose
 * list sends focus back to where it came from and so keeps the keyboard in a loop; they stand after `main`,
 * in the page's own order, and lie where they cover nothing that matters (`keep-clear.ts`).
 */
export function SiteToaster({ theme = 'light' }: { theme?: 'light' | 'system' }) {
  const { toasts } = useSonner()
  const said = toasts.filter(
    (one, index) => toasts.findIndex(other => other.title === one.title && other.type === one.type) === index,
  )
  useEffect(() => {
    for (const { id } of toasts) if (!said.some(kept => kept.id === id)) toast.dismiss(id)
    // What succeeded ends what failed before it.
    const success = toasts.findIndex(({ type }) => type === 'success')
    if (success !== -1)
      for (const { id, type } of toasts.slice(success)) if (type === 'error') toast.dismiss(id)
  })
  const box = useRef<HTMLElement>(null)
  const says = said.map(({ title }) => String(title)).join('\n')
  useEffect(() => {
    if (says === '') return
    let end: (() => void) | null = () => {}
    // Fetched with the first message: pages stay light.
    import('./keep-clear')
      .then(({ keepClear }) => {
        if (end && box.current) end = keepClear(box.current, says.split('\n'))
      })
      .catch(() => {})
    return () => {
      end?.()
      end = null
    }
  }, [says])
  // Who listens is told of the place from the beginning. What is drawn there comes with the first message: React listens
  // to eighty kinds of events in it, which an arriving page need not wait for.
  if (says === '') return null
  const stay = toastStay(navigator.userAgent)
  return createPortal(
    <section ref={box} aria-label="Messages" className={styles.place} data-theme={theme}>
      <ol className={styles.list}>
        {said.slice(0, visible).map(one => (
          <ToastSheet key={one.id} type={one.type ?? 'default'} stay={one.duration ?? stay} id={one.id}>
            {typeof one.title === 'function' ? one.title() : one.title}
          </ToastSheet>
        ))}
      </ol>
    </section>,
    document.getElementById('toasts') ?? document.body,
  )
}

/** How long a toast stays, in milliseconds. */
export function toastStay(userAgent: string): number {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) ? longStay : shortStay
}
