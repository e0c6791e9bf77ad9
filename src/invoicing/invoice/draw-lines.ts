import type { InvoiceLine, InvoicePaper } from '~/domain/invoice/invoice'
import { formatEuros, formatRate, formatWhole } from '~/domain/text/french'
import { INK, STYLE } from '../paper/inks'
import { DELIVERY } from '../paper/mentions'
import { FOOTER_TOP } from '../paper/page-ground'
import { COLUMN, type Sheet, type TextStyle } from '../paper/sheet'
import { aligned, boxOf, FIGURES, HEAD, PAD, WORDS } from './line-columns'

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

/** What sums, terms and state need under the last line; how to pay takes more. */
const TAIL = 318
const TAIL_TO_PAY = 360
/** Where the lines of a further page begin. */
export const NEXT_TOP = 52

/**
 * The lines of each page, the last of which bears the sums too: a month of many campaigns takes more than one. The
 * last may have none. An offer of one line always stays with its sums.
 * @param top where the table of the first page begins
 */
export function linesOfPages(sheet: Sheet, paper: InvoicePaper, top: number): InvoiceLine[][] {
  if (!paper.leads && paper.lines.length === 1) return [paper.lines]
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
  return y + (paper.leads ? TAIL : TAIL_TO_PAY) > FOOTER_TOP ? [...pages, []] : pages
}

interface Row {
  line: InvoiceLine
  detail: string
  y: number
  bottom: number
}

function placed(sheet: Sheet, { lines, cancels, leads }: InvoicePaper, top: number): Row[] {
  let y = top + PAD
  return lines.map((line, at) => {
    const detail = cancels || leads || at > 0 ? `${line.detail}.` : `${line.detail}. ${DELIVERY}.`
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

function figures({ quantity, unit_net_cents, net_cents }: InvoiceLine, { amounts }: InvoicePaper): string[] {
  return [
    formatWhole(quantity),
    formatEuros(unit_net_cents),
    amounts.vat_exemption ? '–' : formatRate(amounts.vat_basis_points),
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
