import { useEffect, useRef } from 'react'

/**
 * For a box in which something is opened in place of the button that opened it: once that closes, the keys go back to
 * the button (`data-opens`), or to the box's own line where there is none any more, unless they are elsewhere by then. A
 * button that goes once the list is read anew hands them on to the line.
 * @param open what is open, by the name that its button says it opens
 */
export function useFocusBack<Box extends HTMLElement>(open: string | null) {
  const box = useRef<Box>(null)
  const opened = useRef(open)
  const given = useRef<HTMLElement | null>(null)
  // After each drawing: what was given the keys may be gone with the next.
  useEffect(() => {
    if (open !== null) {
      opened.current = open
      given.current = null
    }
    if (open !== null || opened.current === null || given.current?.isConnected) return
    if (document.activeElement !== document.body) return
    const opener = box.current?.querySelector<HTMLElement>(`[data-opens="${opened.current}"]`)
    given.current = opener ?? box.current?.querySelector<HTMLElement>('summary, [tabindex]') ?? null
    given.current?.focus({ preventScroll: true })
  })
  return box
}
