import type { InvoicePaper, LeadsTerms } from '~/domain/invoice/invoice'
import { moneyBefore } from '~/domain/invoice/money-words'
import { formatEuros, formatIban } from '~/domain/text/french'
import { INK, STYLE } from '../paper/inks'
import {
  askedWords,
  cancellationTerms,
  DELIVERY,
  DISCOUNT,
  DUE,
  OPERATION,
  PARTIAL,
  PENALTIES,
  periodOf,
  prepaid,
  QUOTE_TERMS,
  RECOVERY,
  vatTiming,
} from '../paper/mentions'
import { COLUMN, type Sheet } from '../paper/sheet'

/** How to pay, and the sentences that the law asks for. */
export function drawTerms(sheet: Sheet, paper: InvoicePaper, top: number): number {
  const y = paper.kind === 'invoice' && !paper.leads ? drawPayment(sheet, paper, top) + 14 : top
  let next = sheet.write('H2', 'Conditions', { ...COLUMN, y }, STYLE.heading) + 3
  for (const sentence of sentences(paper)) {
    next = sheet.write('P', sentence, { ...COLUMN, y: next }, STYLE.small) + 1.5
  }
  return next
}

function sentences(paper: InvoicePaper): string[] {
  const common = [`Catégorie de l’opération\u00A0: ${OPERATION}. ${vatTiming(paper)}`]
  if (paper.leads) return leadsSentences(paper, paper.leads)
  // The French rules want them of an avoir too (BR-FR-05), and its XML says nothing that its page does not.
  if (paper.kind === 'avoir') return [...cancellationTerms(paper), ...common, DISCOUNT, PENALTIES, RECOVERY]
  if (paper.kind === 'quote')
    return [
      `${common[0]} Date de la prestation\u00A0: ${DELIVERY.toLowerCase()}.`,
      ...moneyBefore(paper.amounts).map(({ label, amount, note }) => `${label}\u00A0: ${amount}. ${note}`),
      QUOTE_TERMS,
    ]
  return [
    `${common[0]} Date de la prestation\u00A0: ${DELIVERY.toLowerCase()}.`,
    ...(paper.asked ? [askedWords(paper).join(' ')] : []),
    `Échéance\u00A0: ${DUE}. ${PARTIAL} ${DISCOUNT}`,
    PENALTIES,
    RECOVERY,
  ]
}

function leadsSentences(paper: InvoicePaper, leads: LeadsTerms): string[] {
  const { month } = leads
  const period = `Période de la prestation\u00A0: ${periodOf(month)}.`
  const operation = `Catégorie de l’opération\u00A0: ${OPERATION}. ${vatTiming(paper)}`
  return paper.kind === 'avoir'
    ? [
        ...cancellationTerms(paper),
        `${operation} Crédits accordés ${periodOf(month)}.`,
        DISCOUNT,
        PENALTIES,
        RECOVERY,
      ]
    : [operation, `${period} ${prepaid(leads)} ${DISCOUNT}`, PENALTIES, RECOVERY]
}

function drawPayment(sheet: Sheet, paper: InvoicePaper, top: number): number {
  const { doc } = sheet
  const rows: [string, string, number][] = [
    ['Virement, IBAN', formatIban(paper.seller.iban), 0.42],
    ['BIC', paper.seller.bic, 0.16],
    ['Référence à rappeler', paper.number, 0.22],
    ['Montant', formatEuros(paper.amounts.gross_cents), 0.2],
  ]
  sheet.ornament(() => {
    doc.lineWidth(0.7).strokeColor(INK.muted).dash(3, { space: 2.4 })
    doc.rect(COLUMN.x, top, COLUMN.width, 36).stroke().undash()
  })
  let x: number = COLUMN.x
  for (const [label, value, share] of rows) {
    const box = { x: x + 10, y: top + 7, width: share * COLUMN.width - 12 }
    sheet.write('P', label, box, STYLE.label)
    sheet.write('P', value, { ...box, y: box.y + 10 }, { ...STYLE.strong, size: 8.8 })
    x += share * COLUMN.width
  }
  return top + 36
}
