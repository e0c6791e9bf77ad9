import { useEffect, useRef } from 'react'

/**
 * For a box whose buttons change with its state: what was pressed is gone, so its first field or button takes
 * the focus that would fall to the page, unless focus is elsewhere by then. Spread it on the box.
 */
export function useFocusKept<Box extends HTMLElement>(state: string) {
  const ref = useRef<Box>(null)
  const used = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state brings new buttons
  useEffect(() => {
    if (!used.current || document.activeElement !== document.body) return
    ref.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [state])
  const onFocus = () => {
    used.current = true
  }
  return { ref, onFocus }
}
