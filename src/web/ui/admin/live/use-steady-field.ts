import { useEffect } from 'react'

/**
 * Keeps the field in which somebody types where he sees it: what a colleague or a client writes comes above it, and pushed
 * it down under his hands. Browsers anchor the page by what stands highest in the window, not by the field.
 */
export function useSteadyField() {
  useEffect(() => {
    let seen = whereTyped()
    const look = () => {
      seen = whereTyped()
    }
    const grown = new MutationObserver(() => {
      const now = whereTyped()
      if (now && now.field === seen?.field && now.top !== seen.top)
        window.scrollBy({ top: now.top - seen.top, behavior: 'instant' })
      look()
    })
    grown.observe(document.body, { childList: true, characterData: true, subtree: true })
    for (const sign of SIGNS) window.addEventListener(sign, look, { capture: true, passive: true })
    return () => {
      grown.disconnect()
      for (const sign of SIGNS) window.removeEventListener(sign, look, { capture: true })
    }
  }, [])
}

/** After which it may stand elsewhere because he meant it. */
const SIGNS = ['focusin', 'input', 'scroll', 'resize'] as const

/** What stands in a dialog has a place of its own. */
function whereTyped() {
  const field = document.activeElement
  return field?.matches('main :is(textarea, input)') && !field.closest('dialog')
    ? { field, top: field.getBoundingClientRect().top }
    : null
}
