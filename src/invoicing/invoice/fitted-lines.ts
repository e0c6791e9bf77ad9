import type { Sheet } from '../paper/sheet'
import type { Line } from './party-lines'

/** What a party may take, so that a name of 200 letters and a long address still leave one page. */
const MOST = 140

/** The same lines in smaller type when they would take too much of the page. */
export function fitted(sheet: Sheet, lines: Line[], width: number): Line[] {
  let scale = 1
  let tried = lines
  while (heightOf(sheet, tried, width) > MOST && scale > 0.5) {
    scale -= 0.05
    tried = lines.map(([text, style]) => [
      text,
      { ...style, size: style.size * scale, leading: (style.leading ?? style.size * 1.35) * scale },
    ])
  }
  return tried
}

export function heightOf(sheet: Sheet, lines: Line[], width: number): number {
  return lines.reduce((sum, [text, style]) => sum + sheet.height(text, width, style) + 2, 0)
}
