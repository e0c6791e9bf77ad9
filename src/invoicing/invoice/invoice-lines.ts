import { type InvoicePaper, OFFER } from '~/domain/invoice/invoice'
import { formatEuros, formatRate } from '~/domain/text/french'
import { INK, STYLE } from '../paper/inks'
import { DELIVERY } from '../paper/mentions'
import { type Box, COLUMN, type Sheet, type TextStyle } from '../paper/sheet'

interface Column {
  title: string
  /** From the left of the column of text. */
  x: number
  width: number
  align?: 'right'
}

const WORDS: Column = { title: 'Désignation', x: 12, width: 222 }
const FIGURES: Column[] = [
  { title: 'Quantité', x: 242, width: 48, align: 'right' },
  { title: 'Prix unitaire HT', x: 294, width: 80, align: 'right' },
  { title: 'TVA', x: 378, width: 40, align: 'right' },
  { title: 'Total HT', x: 422, width: COLUMN.width - 422 - 8, align: 'right' },
]
const HEAD = 21

/** What is billed, one row. */
export function drawLines(sheet: Sheet, paper: InvoicePaper, top: number): number {
  const detail = paper.cancels ? `${OFFER.detail}.` : `${OFFER.detail}. ${DELIVERY}.`
  const words = boxOf(WORDS, top + HEAD + 10)
  const high =
    sheet.height(OFFER.label, words.width, STYLE.strong) + sheet.height(detail, words.width, STYLE.small)
  const bottom = words.y + high + 10
  drawGrid(sheet, top, bottom)
  sheet.group('Table', () => {
    sheet.group('TR', () => {
      const style: TextStyle = { ...STYLE.label, color: '#FFFFFF', size: 7.6 }
      for (const column of [WORDS, ...FIGURES]) {
        sheet.write('TH', column.title, boxOf(column, top + 5.5), aligned(style, column), { scope: 'Column' })
      }
    })
    sheet.group('TR', () => {
      sheet.group('TD', () => {
        const next = sheet.write('P', OFFER.label, words, STYLE.strong)
        sheet.write('P', detail, { ...words, y: next }, STYLE.small)
      })
      const values = figures(paper)
      for (const [index, column] of FIGURES.entries()) {
        sheet.write('TD', values[index] ?? '', boxOf(column, words.y), aligned(STYLE.figures, column))
      }
    })
  })
  return bottom
}

function figures({ amounts }: InvoicePaper): string[] {
  const net = formatEuros(amounts.net_cents)
  return ['1', net, formatRate(amounts.vat_basis_points), net]
}

function drawGrid(sheet: Sheet, top: number, bottom: number) {
  const { doc } = sheet
  sheet.ornament(() => {
    doc.rect(COLUMN.x, top, COLUMN.width, HEAD).fill(INK.carbon)
    doc.lineWidth(0.5).strokeColor(INK.hairline)
    for (const { x } of FIGURES) {
      doc
        .moveTo(COLUMN.x + x - 2, top + HEAD)
        .lineTo(COLUMN.x + x - 2, bottom)
        .stroke()
    }
    doc.lineWidth(0.8).strokeColor(INK.text)
    doc.rect(COLUMN.x, top, COLUMN.width, bottom - top).stroke()
  })
}

function boxOf(column: Column, y: number): Box {
  return { x: COLUMN.x + column.x, y, width: column.width - 4 }
}

function aligned(style: TextStyle, column: Column): TextStyle {
  return column.align ? { ...style, align: column.align } : style
}
