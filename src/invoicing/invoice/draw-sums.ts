import type { InvoicePaper } from '~/domain/invoice/invoice'
import { formatEuros, formatRate } from '~/domain/text/french'
import { INK, STYLE } from '../paper/inks'
import { CONDITION, cancellation, correction, PREPAID, QUOTE } from '../paper/mentions'
import { COLUMN, type Sheet, type TextStyle } from '../paper/sheet'

const SUMS = 214
const GAP = 18
const HEIGHT = 84
const ROW = 25

/** The three sums and, beside them, the condition that makes this invoice unlike others. */
export function drawSums(sheet: Sheet, paper: InvoicePaper, top: number): number {
  drawCondition(sheet, paper, top)
  const x = COLUMN.x + COLUMN.width - SUMS
  drawBoxes(sheet, x, top)
  const { amounts } = paper
  const rows: [label: string, sum: string][] = [
    ['Total HT', formatEuros(amounts.net_cents)],
    [
      amounts.vat_exemption ? 'TVA' : `TVA ${formatRate(amounts.vat_basis_points)}`,
      formatEuros(amounts.vat_cents),
    ],
    ['Total TTC', formatEuros(amounts.gross_cents)],
  ]
  sheet.group('Table', () => {
    for (const [index, [label, sum]] of rows.entries()) {
      const last = index === rows.length - 1
      const sums: TextStyle = last
        ? { ...STYLE.heading, color: INK.text, size: 17, leading: 22 }
        : STYLE.figures
      const labels: TextStyle = last ? { ...STYLE.strong, leading: 22 } : { ...STYLE.body, leading: 13 }
      const y = top + 6 + index * ROW
      sheet.group('TR', () => {
        sheet.write('TH', label, { x: x + 12, y, width: 80 }, labels, { scope: 'Row' })
        sheet.write('TD', sum, { x: x + 80, y, width: SUMS - 92 }, { ...sums, align: 'right' })
      })
    }
  })
  return top + HEIGHT
}

function drawBoxes(sheet: Sheet, x: number, top: number) {
  const { doc } = sheet
  sheet.ornament(() => {
    doc.rect(x, top + 2 * ROW, SUMS, HEIGHT - 2 * ROW).fill(INK.yellow)
    doc.lineWidth(0.5).strokeColor(INK.hairline)
    doc
      .moveTo(x, top + ROW)
      .lineTo(x + SUMS, top + ROW)
      .stroke()
    doc.lineWidth(0.8).strokeColor(INK.text)
    doc
      .moveTo(x, top + 2 * ROW)
      .lineTo(x + SUMS, top + 2 * ROW)
      .stroke()
    doc.rect(x, top, SUMS, HEIGHT).stroke()
  })
}

function drawCondition(sheet: Sheet, paper: InvoicePaper, top: number) {
  const width = COLUMN.width - SUMS - GAP
  const { doc } = sheet
  sheet.ornament(() => {
    doc.lineWidth(0.8).strokeColor(INK.text)
    doc.rect(COLUMN.x + 5, top + 5, width - 5, HEIGHT - 5).fillAndStroke('#FFFFFF', INK.text)
    doc
      .rect(COLUMN.x, top, width - 5, HEIGHT - 5)
      .fillAndStroke(paper.cancels ? INK.rose : INK.green, INK.text)
  })
  const box = { x: COLUMN.x + 14, y: top + 11, width: width - 32 }
  if (paper.cancels) {
    const words = paper.leads ? correction(paper.cancels) : cancellation(paper.cancels)
    sheet.write('P', words, box, { ...STYLE.strong, size: 10.5, leading: 15 })
    return
  }
  const strong: TextStyle = { face: 'title', size: 12.5, color: INK.text, leading: 16 }
  const quote = paper.kind === 'quote'
  const next = sheet.write('P', paper.leads ? PREPAID : quote ? QUOTE : CONDITION, box, strong)
  const more = paper.leads
    ? 'Chaque contact a été prélevé au prix de la campagne\u00A0; votre relevé les montre un par un.'
    : quote
      ? 'La facture ne sera due que si l’aide est accordée.'
      : 'Si elle est refusée, un avoir annule cette facture et rien n’est à payer.'
  sheet.write('P', more, { ...box, y: next + 4 }, STYLE.small)
}
