import type { InvoicePaper, SignatureBlock } from '~/domain/invoice/invoice'
import { formatShortDay } from '~/domain/text/french'
import { INK } from '../paper/inks'
import type { Sheet } from '../paper/sheet'

export function stampWords(paper: InvoicePaper, signature: SignatureBlock | null): string[] {
  if (paper.kind === 'avoir') return ['AVOIR', paper.leads ? 'solde recrédité' : 'facture annulée']
  if (paper.leads) return ['RÉGLÉE', 'par le solde prépayé']
  if (paper.kind === 'quote') return ['DEVIS', 'non signé']
  if (!signature) return ['EN ATTENTE', 'de signature']
  return ['SIGNÉE', formatShortDay(signature.signed_at)]
}

/** The one stamp of the sheet. The words beside it say the same, so readers skip it. */
export function stamp(sheet: Sheet, [first = '', second = '']: string[], x: number, y: number) {
  const { doc } = sheet
  sheet.ornament(() => {
    doc.rotate(-7, { origin: [x, y] })
    doc
      .lineWidth(2)
      .strokeColor(INK.vermilion)
      .roundedRect(x - 78, y - 30, 156, 60, 4)
      .stroke()
    doc
      .lineWidth(0.7)
      .roundedRect(x - 73, y - 25, 146, 50, 2)
      .stroke()
    const style = { face: 'title', size: 20, color: INK.vermilion, align: 'center', leading: 23 } as const
    sheet.lines(first, { x: x - 73, y: y - 21, width: 146 }, style)
    sheet.lines(
      second,
      { x: x - 73, y: y + 3, width: 146 },
      { ...style, face: 'bold', size: 10.5, leading: 14 },
    )
  })
}
