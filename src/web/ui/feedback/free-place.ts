/** What is pressed, and titles: a message never lies on them. */
const NEVER = 'a[href],button,summary,[type=file]+label,h1,[role=alert]'
/** What is typed in: only where there is no other room. */
const SELDOM = 'input:not([type=file]),select,textarea'
const COST = 100
const STEP = 8
const AIR = 4

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/**
 * Where a message covers no button, no sum, no title and not the sentence that it repeats: the lowest such place of the
 * window, in pixels from its top.
 * @param message as it is drawn now
 * @param says its sentences
 * @returns free: false where even the best place covers something
 */
export function freePlace(message: Element, says: readonly string[]): { top: number; free: boolean } {
  const { left, right, height } = message.getBoundingClientRect()
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
  const lowest = window.innerHeight - height - 16
  let best = { top: Math.max(0, lowest), cost: Number.POSITIVE_INFINITY }
  for (let top = lowest; top >= STEP && best.cost > 0; top -= STEP) {
    const cost = costAt(top)
    if (cost < best.cost) best = { top, cost }
  }
  return { top: best.top, free: best.cost < COST }
}

const isDrawn = ({ right, left, bottom, top }: Box) =>
  right - left > 1 && bottom - top > 1 && bottom > 0 && top < window.innerHeight

const boxesOf = (message: Element, selector: string): Box[] =>
  [...document.querySelectorAll(selector)]
    .filter(one => !message.contains(one))
    .map(one => one.getBoundingClientRect())
    .filter(isDrawn)

/** Sums, and the sentences that a message repeats, wherever the page has them. */
function wordsAround(message: Element, says: readonly string[]): Box[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
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
