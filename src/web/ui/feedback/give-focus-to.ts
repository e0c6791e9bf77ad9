/**
 * Focus goes back to what had it before something was closed; where that is gone, held or disabled, to the modal that is
 * open still, or to the page's content. The page stays where it is.
 */
export function giveFocusTo(before: unknown) {
  const dialog = [...document.querySelectorAll('dialog')].at(-1)
  for (const target of [before, dialog, document.getElementById('contenu')]) {
    if (!(target instanceof HTMLElement) || target === document.body) continue
    target.focus({ preventScroll: true })
    if (document.activeElement === target) return
  }
}
