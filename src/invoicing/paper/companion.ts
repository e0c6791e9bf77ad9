import { printable } from '~/domain/text/paper-signs'
import type { PaperGround } from '../fact-sheet'
import { drawFooter, drawPageGround } from './page-ground'
import { PaperDocument } from './paper-document'
import { Sheet } from './sheet'

interface CompanionTexts {
  title: string
  subject: string
  created: Date
  /** All that is drawn: the same one always gets the same bytes. */
  source: unknown
}

/**
 * A paper that goes with an invoice: its ground and its foot on each page, as many pages as it takes.
 * @returns `newPage` opens one and says where its text begins, in points from the top.
 */
export function openCompanion(paper: PaperGround, { title, subject, created, source }: CompanionTexts) {
  const doc = new PaperDocument({
    title,
    author: printable(paper.seller.legal_name),
    subject: printable(subject),
    producer: printable(paper.seller.brand),
    created,
    facturX: false,
  })
  doc.identify(JSON.stringify(source))
  const sheet = new Sheet(doc)
  let page = 0
  const newPage = () => {
    page++
    sheet.addPage()
    drawPageGround(sheet, paper.is_test)
    drawFooter(sheet, paper, { page, readAloud: page === 1 })
    return 44
  }
  return { doc, sheet, newPage }
}
