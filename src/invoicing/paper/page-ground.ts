import type { PaperGround } from '../fact-sheet'
import { INK, STYLE } from './inks'
import { legalIdentity, SPECIMEN } from './mentions'
import { PAGE } from './paper-document'
import { COLUMN, type Sheet, type TextStyle } from './sheet'

/** Where the footer begins: nothing else may be drawn below. */
export const FOOTER_TOP = 784

/** The ground of every page: perforations at the left, the coloured copies showing at the right. */
export function drawPageGround(sheet: Sheet, specimen: boolean) {
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
        'SPECIMEN',
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

interface FooterPlace {
  page: number
  /** Left out where the number of pages is not known beforehand. */
  pages?: number
  /** True once in a document: a screen reader need not hear the same words on every page. */
  readAloud: boolean
}

/** Who issues the paper, and which page this is. */
export function drawFooter(sheet: Sheet, paper: PaperGround, { page, pages, readAloud }: FooterPlace) {
  rule(sheet, FOOTER_TOP)
  const style = { ...STYLE.small, size: 7, leading: 9, color: INK.muted }
  const warning = { ...style, face: 'bold', color: INK.vermilion } as const
  const box = { ...COLUMN, y: FOOTER_TOP + 6, width: COLUMN.width - 60 }
  const lines: [text: string, style: TextStyle][] = [[issuer(paper), style]]
  if (paper.is_test) lines.push([SPECIMEN, warning])
  else if (paper.seller.demonstration) lines.push([DEMONSTRATION, warning])
  let y = box.y
  for (const [text, style] of lines) {
    if (readAloud) y = sheet.write('P', text, { ...box, y }, style)
    else {
      sheet.ornament(() => {
        y = sheet.lines(text, { ...box, y }, style)
      })
    }
  }
  sheet.ornament(() => {
    const right = { x: COLUMN.x + COLUMN.width - 60, y: box.y, width: 60 }
    sheet.lines(pages ? `Page ${page} sur ${pages}` : `Page ${page}`, right, { ...style, align: 'right' })
  })
}

const DEMONSTRATION =
  'Identité de démonstration\u00A0: ce document n’engage aucune société et ne vaut pas facture.'

function issuer(paper: PaperGround): string {
  const { seller } = paper
  const { street, postal_code, city } = seller.address
  const telephone = seller.telephone.replace(/ /g, '\u00A0')
  return `${seller.legal_name}, ${legalIdentity(paper)}. ${street}, ${postal_code} ${city}. TVA ${seller.vat_number}. ${telephone}, ${seller.email}`
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
