import { topDialog } from './top-dialog'

/** What is pressed, and titles: a message never lies on them. */
const NEVER = 'a[href],button,summary,[type=file]+label,h1,[role=alert]'
/** What is typed in: only where there is no other room. */
const SELDOM = 'input:not([type=file]),select,textarea'
const COST = 100
const STEP = 8
const AIR = 4
const GAP = 16

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/**
 * Lays the messages where they cover no button, no sum, no title and not the sentence that they repeat: as low as that
 * is, the newest alone where there is no room for more. Looks again when the page has come to rest, never while somebody
 * points at a message. All is moved as a drawing is: nothing of it shifts the page.
 * @param says their sentences
 * @returns what ends it
 */
export function keepClear(messages: HTMLElement, says: readonly string[]): () => void {
  messages.dataset.placed = ''
  const place = () => {
    if (messages.matches('[data-pointed], :focus-within')) return
    const sheets = [...messages.querySelectorAll<HTMLElement>('li')]
    const whole = freePlace(messages, stack(sheets, sheets.length), says)
    const found = whole.free ? whole : freePlace(messages, stack(sheets, 1), says)
    messages.style.translate = `0 ${found.top}px`
  }
  let rest: ReturnType<typeof setTimeout>
  const soon = () => {
    clearTimeout(rest)
    rest = setTimeout(place, 120)
  }
  place()
  // Both, before one of them looks: where there is none of a kind, nothing is left that would go on looking.
  const changes = new MutationObserver(soon)
  // A font that comes late wraps lines anew and changes no element.
  const sizes = new ResizeObserver(soon)
  changes.observe(messages, { childList: true, subtree: true })
  // Modals come and go there.
  changes.observe(document.body, { childList: true })
  const main = document.getElementById('contenu')
  if (main) {
    changes.observe(main, { childList: true, subtree: true, attributes: true })
    sizes.observe(main)
  }
  // One that comes to lie under a pointer at rest is not pointed at: the pointer moves on those that are.
  const ended = new AbortController()
  const { signal } = ended
  const point = (at: boolean) => void messages.toggleAttribute('data-pointed', at)
  if (!messages.matches(':hover')) point(false)
  messages.addEventListener('pointermove', () => point(true), { signal })
  messages.addEventListener('pointerleave', () => point(false), { signal })
  // Captured: what scrolls may be a modal.
  window.addEventListener('scroll', soon, { passive: true, capture: true, signal })
  window.addEventListener('resize', soon, { signal })
  return () => {
    clearTimeout(rest)
    changes.disconnect()
    sizes.disconnect()
    ended.abort()
  }
}

/** One below the other, the first ones. @returns how high they are together, in pixels */
function stack(sheets: readonly HTMLElement[], most: number): number {
  let height = 0
  for (const [at, sheet] of sheets.entries()) {
    sheet.style.visibility = at < most ? '' : 'hidden'
    if (at >= most) continue
    sheet.style.translate = `0 ${height}px`
    height += sheet.offsetHeight + GAP
  }
  return height - GAP
}

/** @returns free: false where even the best place covers something */
function freePlace(
  message: Element,
  height: number,
  says: readonly string[],
): { top: number; free: boolean } {
  const { left, right } = message.getBoundingClientRect()
  const covered = [
    ...boxesOf(message, NEVER).map(box => ({ box, cost: COST })),
    ...wordsAround(message, says).map(box => ({ box, cost: COST })),
    ...boxesOf(message, SELDOM).map(box => ({ box, cost: 1 })),
  ].filter(({ box }) => box.right > left && box.left < right)
  const costAt = (top: number) =>
    covered.reduce(
      (sum, { box, cost }) => (box.bottom > top - AIR && box.top < top + height + AIR ? sum + cost : sum),
      0,
    )
  const lowest = window.innerHeight - height - GAP
  let best = { top: Math.max(0, lowest), cost: Number.POSITIVE_INFINITY }
  for (let top = lowest; top >= STEP && best.cost > 0; top -= STEP) {
    const cost = costAt(top)
    if (cost < best.cost) best = { top, cost }
  }
  return { top: best.top, free: best.cost < COST }
}

const isDrawn = ({ right, left, bottom, top }: Box) =>
  right - left > 1 && bottom - top > 1 && bottom > 0 && top < window.innerHeight

/** What a modal lies over is nothing to press. */
const reachable = () => topDialog() ?? document.body

const boxesOf = (message: Element, selector: string): Box[] =>
  [...reachable().querySelectorAll(selector)]
    .filter(one => !message.contains(one))
    .map(one => one.getBoundingClientRect())
    .filter(isDrawn)

/** Sums, and the sentences that a message repeats, wherever the page has them. */
function wordsAround(message: Element, says: readonly string[]): Box[] {
  const texts = document.createTreeWalker(reachable(), NodeFilter.SHOW_TEXT)
  const boxes: Box[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent ?? ''
    if (!words.includes('€') && !says.some(one => one.length > 3 && words.includes(one))) continue
    const said = text.parentElement
    if (!said || message.contains(said) || said.closest('script')) continue
    boxes.push(...[...said.getClientRects()].filter(isDrawn))
  }
  return boxes
}
