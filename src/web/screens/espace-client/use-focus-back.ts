import { useEffect, useRef } from 'react'

/**
 * For a box in which something is opened in place of the button that opened it: once that closes, the keys go back to
 * the button (`data-opens`), or to the box's own line where there is none any more, unless they are elsewhere by then.
 * @param open what is open, by the name that its button says it opens
 */
export function useFocusBack<Box extends HTMLElement>(open: string | null) {
  const box = useRef<Box>(null)
  const before = useRef(open)
  useEffect(() => {
    const closed = before.current
    before.current = open
    if (open !== null || closed === null || document.activeElement !== document.body) return
    const opener = box.current?.querySelector<HTMLElement>(`[data-opens="${closed}"]`)
    const target = opener ?? box.current?.querySelector<HTMLElement>('summary, [tabindex]')
    target?.focus({ preventScroll: true })
  }, [open])
  return box
}
