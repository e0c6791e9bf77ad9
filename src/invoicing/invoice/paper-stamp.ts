import type { InvoicePaper, SignatureBlock } from '~/domain/invoice/invoice'
import { formatShortDay } from '~/domain/text/french'
import { INK } from '../paper/inks'
import type { Sheet } from '../paper/sheet'

interface StampWords {
  lines: [first: string, second: string]
  ink: 'favourable' | 'waiting' | 'vermilion'
}

/** Green is settled, ochre waits, vermilion takes back: the words say the same. */
export function stampWords(paper: InvoicePaper, signature: SignatureBlock | null): StampWords {
  if (paper.kind === 'avoir')
    return { lines: ['AVOIR', paper.leads ? 'solde recrédité' : 'facture annulée'], ink: 'vermilion' }
  if (paper.leads) return { lines: ['RÉGLÉE', 'par le solde prépayé'], ink: 'favourable' }
  if (paper.kind === 'quote') return { lines: ['DEVIS', 'non signé'], ink: 'waiting' }
  if (!signature) return { lines: ['EN ATTENTE', 'de signature'], ink: 'waiting' }
  return { lines: ['SIGNÉE', formatShortDay(signature.signed_at)], ink: 'favourable' }
}

/** As tall as it stands askew, its line and a little air. */
const STANDS = 88

interface StampPlace {
  /** Of its middle. */
  x: number
  y: number
  /** Of what it stands in: where that is low, it is smaller. */
  height: number
}

/** The one stamp of the sheet. The words beside it say the same, so readers skip it. */
export function stamp(
  sheet: Sheet,
  { lines: [first, second], ink }: StampWords,
  { x, y, height }: StampPlace,
) {
  const { doc } = sheet
  const color = INK[ink]
  const size = Math.min(1, height / STANDS)
  sheet.ornament(() => {
    doc.rotate(-7, { origin: [x, y] })
    doc.scale(size, size, { origin: [x, y] })
    doc
      .lineWidth(2)
      .strokeColor(color)
      .roundedRect(x - 78, y - 30, 156, 60, 4)
      .stroke()
    doc
      .lineWidth(0.7)
      .roundedRect(x - 73, y - 25, 146, 50, 2)
      .stroke()
    const style = { face: 'title', size: 20, color, align: 'center', leading: 23 } as const
    sheet.lines(first, { x: x - 73, y: y - 21, width: 146 }, style)
    sheet.lines(
      second,
      { x: x - 73, y: y + 3, width: 146 },
      { ...style, face: 'bold', size: 10.5, leading: 14 },
    )
  })
}
