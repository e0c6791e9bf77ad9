import type { InvoicePaper } from '~/domain/invoice'
import { INK, STYLE } from './inks'
import { legalIdentity } from './mentions'
import { PAGE } from './paper-document'
import { COLUMN, type Sheet } from './sheet'

/** Where the footer begins: nothing else may be drawn below. */
export const FOOTER_TOP = 784

/** The ground of every page: perforations at the left, the coloured copies showing at the right. */
export function drawLiasse(sheet: Sheet, specimen: boolean) {
  const { doc } = sheet
  sheet.ornament(() => {
    for (const [index, color] of [INK.yellow, INK.rose, INK.green].entries()) {
      const x = PAGE.width - 18 + index * 6
      doc.rect(x, 18 + index * 6, 6, PAGE.height - 18 - index * 6).fill(color)
      doc
        .moveTo(x, 18 + index * 6)
        .lineTo(x, PAGE.height)
        .lineWidth(0.4)
        .strokeColor(INK.hairline)
        .stroke()
    }
    doc.lineWidth(0.6).strokeColor(INK.hairline)
    for (let y = 34; y < PAGE.height - 20; y += 28.35) doc.circle(24, y, 4.2).stroke()
    doc.moveTo(38, 0).lineTo(38, PAGE.height).dash(1.5, { space: 3 }).stroke().undash()
  })
  if (specimen) {
    sheet.ornament(() => {
      doc.rotate(-32, { origin: [PAGE.width / 2, PAGE.height / 2] })
      sheet.lines(
        'SPÉCIMEN',
        { x: 0, y: PAGE.height / 2 - 70, width: PAGE.width },
        {
          face: 'title',
          size: 96,
          color: INK.blue,
          align: 'center',
        },
      )
    })
  }
}

/** Who issues the paper, and which page this is. */
export function drawFooter(sheet: Sheet, paper: InvoicePaper, page: number, pages?: number) {
  const { doc } = sheet
  const { seller } = paper
  rule(sheet, FOOTER_TOP)
  const style = { ...STYLE.small, size: 7, leading: 9, color: INK.muted }
  const box = { ...COLUMN, y: FOOTER_TOP + 6, width: COLUMN.width - 60 }
  let y = sheet.write(
    'P',
    `${seller.legal_name}, ${legalIdentity(paper)}. ${seller.address.street}, ${seller.address.postal_code} ${seller.address.city}. TVA ${seller.vat_number}. ${seller.telephone.replace(/ /g, '\u00A0')}, ${seller.email}`,
    box,
    style,
  )
  if (seller.demonstration) {
    y = sheet.write(
      'P',
      'Identité de démonstration\u00A0: ce document n’engage aucune société et ne vaut pas facture.',
      { ...box, y },
      { ...style, face: 'bold', color: INK.vermilion },
    )
  }
  sheet.ornament(() => {
    const right = { x: COLUMN.x + COLUMN.width - 60, y: FOOTER_TOP + 6, width: 60 }
    sheet.lines(pages ? `Page ${page} sur ${pages}` : `Page ${page}`, right, { ...style, align: 'right' })
    doc.fillColor(INK.text)
  })
}

/** A hairline across the column. */
export function rule(sheet: Sheet, y: number) {
  sheet.ornament(() => {
    sheet.doc
      .moveTo(COLUMN.x, y)
      .lineTo(COLUMN.x + COLUMN.width, y)
      .lineWidth(0.6)
      .strokeColor(INK.hairline)
      .stroke()
  })
}
