import type { InvoicePaper } from '~/domain/invoice/invoice'
import { formatDay } from '~/domain/text/french'
import { INK, STYLE } from '../paper/inks'
import { DUE, OPERATION } from '../paper/mentions'
import { COLUMN, type Sheet } from '../paper/sheet'

const TOP = 40
const CELLS_TOP = 106

/** The brand, what the paper is, and the row of cells that identifies it. */
export function drawHeader(sheet: Sheet, paper: InvoicePaper): number {
  drawBrand(sheet, paper.seller.brand)
  const box = { x: COLUMN.x + COLUMN.width - 260, y: TOP - 7, width: 260 }
  sheet.group('Sect', () => {
    const title = { face: 'title', size: 30, color: INK.carbon, align: 'right', leading: 34 } as const
    sheet.write('H1', paper.kind === 'avoir' ? 'Avoir' : 'Facture', box, title)
    const number = { ...STYLE.mono, size: 12.5, leading: 17, align: 'right' } as const
    sheet.write('P', paper.number, { ...box, y: box.y + 35 }, number)
  })
  return drawCells(sheet, cells(paper))
}

type Cell = [label: string, value: string, share: number]

function cells(paper: InvoicePaper): Cell[] {
  const day: Cell = ['Date d’émission', formatDay(paper.issued_at), 0.22]
  const operation: Cell = ['Opération', OPERATION, 0.27]
  if (!paper.cancels) return [day, operation, ['Échéance', DUE, 0.51]]
  const { number, issued_at } = paper.cancels
  return [day, operation, ['Facture annulée', `${number} du ${formatDay(issued_at)}`, 0.51]]
}

function drawBrand(sheet: Sheet, brand: string) {
  sheet.ornament(() => rosette(sheet, COLUMN.x + 20, TOP + 19))
  const box = { x: COLUMN.x + 50, y: TOP + 2, width: 200 }
  sheet.write('P', brand, box, { face: 'title', size: 20, color: INK.text, leading: 22 })
  sheet.write('P', 'Sites internet avec IA intégrée', { ...box, y: TOP + 24 }, STYLE.small)
}

function drawCells(sheet: Sheet, row: Cell[]): number {
  const height = 36
  const { doc } = sheet
  sheet.ornament(() => {
    doc.lineWidth(0.8).strokeColor(INK.text)
    doc.rect(COLUMN.x, CELLS_TOP, COLUMN.width, height).stroke()
    let x: number = COLUMN.x
    for (const [, , share] of row.slice(0, -1)) {
      x += share * COLUMN.width
      doc
        .moveTo(x, CELLS_TOP)
        .lineTo(x, CELLS_TOP + height)
        .lineWidth(0.5)
        .stroke()
    }
  })
  let x: number = COLUMN.x
  for (const [label, value, share] of row) {
    const box = { x: x + 10, y: CELLS_TOP + 6.5, width: share * COLUMN.width - 14 }
    sheet.write('P', label, box, STYLE.label)
    sheet.write('P', value, { ...box, y: box.y + 10.5 }, STYLE.strong)
    x += share * COLUMN.width
  }
  return CELLS_TOP + height
}

/** A guilloché rosette: the same ellipse turned about its middle. */
function rosette(sheet: Sheet, x: number, y: number) {
  const { doc } = sheet
  doc.lineWidth(0.45).strokeColor(INK.carbon)
  for (let turn = 0; turn < 12; turn++) {
    doc
      .save()
      .rotate(turn * 15, { origin: [x, y] })
      .ellipse(x, y, 20, 9)
      .stroke()
      .restore()
  }
  doc.circle(x, y, 4.6).fill(INK.vermilion)
}
