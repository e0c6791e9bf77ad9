import type { InvoicePaper } from '~/domain/invoice/invoice'
import { INK, STYLE } from '../paper/inks'
import { COLUMN, type Sheet } from '../paper/sheet'
import { buyerLines } from './buyer-lines'
import { type Line, sellerLines } from './party-lines'

const GAP = 18
const PAD = 12
const TAB = 17

/** Seller and customer as two folders side by side. */
export function drawParties(sheet: Sheet, paper: InvoicePaper, top: number): number {
  const width = (COLUMN.width - GAP) / 2
  const seller = sellerLines(paper)
  const buyer = fitted(sheet, buyerLines(paper), width - 2 * PAD)
  const height =
    TAB + 2 * 9 + Math.max(...[seller, buyer].map(lines => heightOf(sheet, lines, width - 2 * PAD)))
  drawParty(sheet, 'Vendeur', seller, { x: COLUMN.x, y: top, width, height, color: INK.blue })
  drawParty(sheet, 'Client', buyer, { x: COLUMN.x + width + GAP, y: top, width, height, color: INK.yellow })
  return top + height
}

function drawParty(
  sheet: Sheet,
  title: string,
  lines: Line[],
  { color, height, ...box }: { x: number; y: number; width: number; height: number; color: string },
) {
  const { doc } = sheet
  sheet.ornament(() => {
    doc.lineWidth(0.8).strokeColor(INK.text)
    doc.polygon([box.x, box.y + TAB], [box.x, box.y], [box.x + 62, box.y], [box.x + 72, box.y + TAB])
    doc.fillAndStroke(color, INK.text)
    doc.rect(box.x, box.y + TAB, box.width, height - TAB).stroke()
  })
  sheet.group('Sect', () => {
    sheet.write('H2', title, { x: box.x + PAD, y: box.y + 3, width: 60 }, { ...STYLE.strong, size: 8.4 })
    let y = box.y + TAB + 9
    for (const [text, style] of lines) {
      y = sheet.write('P', text, { x: box.x + PAD, y, width: box.width - 2 * PAD }, style) + 2
    }
  })
}

/** What a party may take, so that a name of 200 letters and a long address still leave one page. */
const MOST = 136

/** The same lines in smaller type when they would take too much of the page. */
function fitted(sheet: Sheet, lines: Line[], width: number): Line[] {
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

function heightOf(sheet: Sheet, lines: Line[], width: number): number {
  return lines.reduce((sum, [text, style]) => sum + sheet.height(text, width, style) + 2, 0)
}
