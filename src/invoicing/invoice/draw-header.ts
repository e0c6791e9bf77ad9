import type { InvoicePaper, SignatureBlock } from '~/domain/invoice/invoice'
import { quoteEnd } from '~/domain/invoice/quote'
import { formatDay, formatMonth } from '~/domain/text/french'
import { INK, STYLE } from '../paper/inks'
import { DUE, OPERATION, titleOf } from '../paper/mentions'
import { COLUMN, type Sheet } from '../paper/sheet'

const TOP = 40
const CELLS_TOP = 106

/** The brand, what the paper is, and the row of cells that identifies it. */
export function drawHeader(sheet: Sheet, paper: InvoicePaper, signature: SignatureBlock | null): number {
  drawBrand(sheet, paper)
  const box = { x: COLUMN.x + COLUMN.width - 260, y: TOP - 7, width: 260 }
  sheet.group('Sect', () => {
    const words = titleOf(paper, signature)
    const size = words.length > 'Facture'.length ? 22 : 30
    const title = { face: 'title', size, color: INK.carbon, align: 'right', leading: 34 } as const
    sheet.write('H1', words, box, title)
    const number = { ...STYLE.mono, size: 12.5, leading: 17, align: 'right' } as const
    sheet.write('P', paper.number, { ...box, y: box.y + 35 }, number)
  })
  return drawCells(sheet, cells(paper))
}

type Cell = [label: string, value: string, share: number]

function cells(paper: InvoicePaper): Cell[] {
  const day: Cell = ['Date d’émission', formatDay(paper.issued_at), 0.22]
  const operation: Cell = ['Opération', OPERATION, 0.27]
  if (paper.kind === 'quote')
    return [
      day,
      operation,
      ['Validité', `jusqu’au ${formatDay(quoteEnd(paper.issued_at))}, sans engagement`, 0.51],
    ]
  if (paper.leads && !paper.cancels)
    return [day, operation, ['Période', `${formatMonth(paper.leads.month)}, réglée d’avance`, 0.51]]
  if (!paper.cancels) return [day, operation, ['Échéance', DUE, 0.51]]
  const { number, issued_at } = paper.cancels
  return [
    day,
    operation,
    [paper.leads ? 'Facture rectifiée' : 'Facture annulée', `${number} du ${formatDay(issued_at)}`, 0.51],
  ]
}

function drawBrand(sheet: Sheet, { seller: { brand }, leads }: InvoicePaper) {
  const trade = leads ? 'Appels et demandes de devis qualifiés' : 'Sites internet avec IA intégrée'
  sheet.ornament(() => mark(sheet, COLUMN.x - 3, TOP - 2))
  const box = { x: COLUMN.x + 50, y: TOP + 2, width: 200 }
  sheet.write('P', brand, box, { face: 'title', size: 20, color: INK.text, leading: 22 })
  sheet.write('P', trade, { ...box, y: TOP + 24 }, STYLE.small)
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

/** The one mark of the brand, as on the site: three sheets of the pad and the stamp on the top one. */
function mark(sheet: Sheet, x: number, y: number) {
  const { doc } = sheet
  doc.save().translate(x, y).scale(1.25).lineWidth(1.2).lineJoin('round')
  for (const [outline, tone] of [
    ['M10.5 9.5h17v20h-17z', '#dcefe2'],
    ['M7 6h17v20H7z', '#fff1b8'],
    ['M3.5 2.5h17v20h-17z', '#ffffff'],
  ] as const) {
    doc.path(outline).fillAndStroke(tone, INK.text)
  }
  doc.path('M7 7.5h10M7 11h6').stroke(INK.carbon)
  doc.circle(14.5, 16.5, 4).stroke(INK.vermilion)
  doc.path('m12.8 16.6 1.3 1.3 2.3-2.6').stroke(INK.vermilion)
  doc.restore()
}
