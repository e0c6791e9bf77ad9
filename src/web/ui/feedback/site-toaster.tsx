import { useEffect, useLayoutEffect, useRef, useState } from 'react'
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
 * in the page's own order. They lie where they cover no button, no sum and not the sentence that they repeat; where there
 * is no room for three, the newest one is shown.
 */
export function SiteToaster({ theme = 'light' }: { theme?: 'light' | 'system' }) {
  const [place, setPlace] = useState<Element | null>(null)
  const [stay, setStay] = useState(shortStay)
  const { toasts } = useSonner()
  useEffect(() => {
    setPlace(document.getElementById('messages') ?? document.body)
    setStay(toastStay(navigator.userAgent))
  }, [])
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
  const { box, top, most } = useFreePlace(said.map(({ title }) => String(title)))
  if (!place) return null
  return createPortal(
    <section
      ref={box}
      aria-label="Messages"
      aria-live="polite"
      className={styles.place}
      style={top === null ? undefined : { top, bottom: 'auto' }}
      data-theme={theme}
    >
      <ol className={styles.list}>
        {said.slice(0, most).map(one => (
          <ToastSheet key={one.id} type={one.type ?? 'default'} stay={one.duration ?? stay} id={one.id}>
            {typeof one.title === 'function' ? one.title() : one.title}
          </ToastSheet>
        ))}
      </ol>
    </section>,
    place,
  )
}

/** Looks again once the page has come to rest, never while somebody points at a message. */
function useFreePlace(says: readonly string[]) {
  const box = useRef<HTMLElement>(null)
  const key = says.join('\n')
  const [found, setFound] = useState<{ key: string; top: number; most: number } | null>(null)
  const most = found?.key === key ? found.most : visible
  useLayoutEffect(() => {
    const message = box.current
    if (!message || key === '') return
    let left = false
    const look = async () => {
      // Fetched with the first message: pages stay light.
      const { freePlace } = await import('./free-place')
      if (left || message.matches(':hover, :focus-within')) return
      const { top, free } = freePlace(message, key.split('\n'))
      setFound({ key, top, most: free ? most : 1 })
    }
    const lookIfThere = () => void look().catch(() => {})
    lookIfThere()
    let rest: ReturnType<typeof setTimeout>
    const soon = () => {
      clearTimeout(rest)
      rest = setTimeout(lookIfThere, 120)
    }
    const changes = new MutationObserver(soon)
    const main = document.getElementById('contenu')
    if (main) changes.observe(main, { childList: true, subtree: true, attributes: true })
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      left = true
      clearTimeout(rest)
      changes.disconnect()
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [key, most])
  return { box, top: found?.top ?? null, most }
}

/** How long a toast stays, in milliseconds. */
export function toastStay(userAgent: string): number {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) ? longStay : shortStay
}
