import { topDialog } from './top-dialog'

/**
 * Focus goes back to what had it before something was closed; where that is gone, held or disabled, to the modal that is
 * open still, or to the page's content. The page stays where it is.
 */
export function giveFocusTo(before: unknown) {
  for (const target of [before, topDialog(), document.getElementById('contenu')]) {
    if (!(target instanceof HTMLElement) || target === document.body) continue
    target.focus({ preventScroll: true })
    if (document.activeElement === target) return
  }
}
