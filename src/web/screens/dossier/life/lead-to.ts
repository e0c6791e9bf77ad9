/** What says that its reader has gone on to something else. */
const ELSEWHERE = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Brings a part of the page into sight and to the keyboard once it is drawn: what a sheet holds may still be on its way.
 * Whoever does something else meanwhile is not called back.
 */
export function leadTo(page: HTMLElement, selector: string) {
  const over = new AbortController()
  const { signal } = over
  const lead = () => {
    const target = signal.aborted ? null : page.querySelector<HTMLElement>(selector)
    if (!target) return
    over.abort()
    target.scrollIntoView({ block: 'start' })
    target.focus({ preventScroll: true })
  }
  const drawn = new MutationObserver(lead)
  signal.addEventListener('abort', () => drawn.disconnect())
  drawn.observe(page, { childList: true, subtree: true })
  for (const sign of ELSEWHERE) document.addEventListener(sign, () => over.abort(), { signal, capture: true })
  // Where it is there already, its sheet opens first.
  setTimeout(lead, 0)
}
