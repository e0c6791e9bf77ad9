import { useEffect } from 'react'
import { giveFocusTo } from '../../feedback/give-focus-to'

/**
 * What has focus may go: the button of a row that it took out, the dialog of an account that a colleague removed. Focus then
 * comes to the modal that is open, else to the content; the browser would leave it to nothing.
 */
export function useSteadyFocus() {
  useEffect(() => {
    let last: Element | null = null
    const note = () => {
      last = document.activeElement
    }
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected) return
      last = null
      if (document.activeElement === document.body) giveFocusTo(null)
    })
    document.addEventListener('focusin', note)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      watch.disconnect()
    }
  }, [])
}
