import type { InvoiceLine, InvoicePaper } from '~/domain/invoice/invoice'
import { formatEuros, formatRate } from '~/domain/text/french'
import { INK, STYLE } from '../paper/inks'
import { DELIVERY } from '../paper/mentions'
import { FOOTER_TOP } from '../paper/page-ground'
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

const PAD = 10

/** What is billed, a row for each line. */
export function drawLines(sheet: Sheet, paper: InvoicePaper, top: number): number {
  const rows = placed(sheet, paper, top + HEAD)
  const bottom = rows.at(-1)?.bottom ?? top + HEAD
  drawGrid(sheet, top, bottom)
  sheet.group('Table', () => {
    sheet.group('TR', () => {
      const style: TextStyle = { ...STYLE.label, color: '#FFFFFF', size: 7.6 }
      for (const column of [WORDS, ...FIGURES]) {
        sheet.write('TH', column.title, boxOf(column, top + 5.5), aligned(style, column), { scope: 'Column' })
      }
    })
    for (const row of rows) drawRow(sheet, paper, row)
  })
  return bottom
}

/** What sums, terms and state need under the last line. */
const TAIL = 318
/** Where the lines of a further page begin. */
export const NEXT_TOP = 52

/**
 * The lines of each page, the last of which bears the sums too: a month of many campaigns takes more than one. The
 * last may have none. The offer's one line always stays with its sums.
 * @param top where the table of the first page begins
 */
export function linesOfPages(sheet: Sheet, paper: InvoicePaper, top: number): InvoiceLine[][] {
  if (!paper.leads) return [paper.lines]
  const pages: InvoiceLine[][] = [[]]
  let y = top + HEAD + PAD
  for (const row of placed(sheet, paper, 0)) {
    const height = row.bottom - row.y
    if (y + height > FOOTER_TOP - PAD) {
      pages.push([])
      y = NEXT_TOP + HEAD + PAD
    }
    pages.at(-1)?.push(row.line)
    y += height
  }
  return y + TAIL > FOOTER_TOP ? [...pages, []] : pages
}

interface Row {
  line: InvoiceLine
  detail: string
  y: number
  bottom: number
}

function placed(sheet: Sheet, { lines, cancels, leads }: InvoicePaper, top: number): Row[] {
  let y = top + PAD
  return lines.map(line => {
    const detail = cancels || leads ? `${line.detail}.` : `${line.detail}. ${DELIVERY}.`
    const { width } = boxOf(WORDS, y)
    const high = sheet.height(line.label, width, STYLE.strong) + sheet.height(detail, width, STYLE.small)
    const row = { line, detail, y, bottom: y + high + PAD }
    y = row.bottom
    return row
  })
}

function drawRow(sheet: Sheet, paper: InvoicePaper, { line, detail, y }: Row) {
  const words = boxOf(WORDS, y)
  sheet.group('TR', () => {
    sheet.group('TD', () => {
      const next = sheet.write('P', line.label, words, STYLE.strong)
      sheet.write('P', detail, { ...words, y: next }, STYLE.small)
    })
    const values = figures(line, paper)
    for (const [index, column] of FIGURES.entries()) {
      sheet.write('TD', values[index] ?? '', boxOf(column, y), aligned(STYLE.figures, column))
    }
  })
}

function figures(
  { quantity, unit_net_cents, net_cents }: InvoiceLine,
  { amounts, leads }: InvoicePaper,
): string[] {
  return [
    String(quantity),
    formatEuros(unit_net_cents),
    leads && amounts.vat_exemption ? '–' : formatRate(amounts.vat_basis_points),
    formatEuros(net_cents),
  ]
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
