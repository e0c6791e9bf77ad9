import { useEffect, useRef } from 'react'

/** What a button of a photo does; each carries it as `data-move`. */
export type Move = 'earlier' | 'later' | 'remove'

interface Moved {
  to: number
  by: Move
}

/**
 * Keeps the keyboard with the photo that it has moved: the list is drawn anew, and focus would fall to the page.
 * Spread `list` on the list, and call `moved` before the order changes.
 */
export function useMovedFocus(photos: readonly File[]) {
  const list = useRef<HTMLOListElement>(null)
  const last = useRef<Moved | null>(null)
  useEffect(() => {
    if (!last.current) return
    const { to, by } = last.current
    last.current = null
    const card = list.current?.children[Math.min(to, photos.length - 1)]
    const same = card?.querySelector<HTMLButtonElement>(`[data-move=${by}]:enabled`)
    const button = same ?? card?.querySelector<HTMLButtonElement>('[data-move]:enabled')
    button?.focus({ preventScroll: true })
  }, [photos])
  return { list, moved: (to: number, by: Move) => (last.current = { to, by }) }
}
