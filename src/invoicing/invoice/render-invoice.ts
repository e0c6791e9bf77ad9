import type { InvoicePaper, SignatureBlock } from '~/domain/invoice/invoice'
import { drawFooter, drawLiasse } from '../paper/liasse'
import { bytesOf, PaperDocument } from '../paper/paper-document'
import { Sheet } from '../paper/sheet'
import { printable } from '../paper/text-runs'
import { facturX } from './factur-x'
import { drawHeader } from './invoice-header'
import { drawLines } from './invoice-lines'
import { drawParties } from './invoice-parties'
import { drawSums } from './invoice-sums'
import { drawTerms } from './invoice-terms'
import { drawSignaturePage } from './signature-page'
import { drawState } from './signature-state'

/**
 * The invoice or avoir as PDF/A-3a and PDF/UA-1. The same paper and signature always give the same
 * bytes: the hash of a draft is what its signatory agrees to.
 * @param signature null while the invoice waits for it, and for an avoir, which nobody signs.
 */
export async function renderInvoice(
  paper: InvoicePaper,
  signature: SignatureBlock | null,
): Promise<Uint8Array> {
  const title = `${paper.kind === 'avoir' ? 'Avoir' : 'Facture'} ${paper.number}`
  const doc = new PaperDocument({
    title,
    author: printable(paper.seller.legal_name),
    subject: printable(`${title} pour ${paper.buyer.company_name}`),
    producer: printable(paper.seller.brand),
    created: signature?.signed_at ?? paper.issued_at,
    facturX: true,
  })
  doc.identify(JSON.stringify([paper, signature]))
  doc.attachAlternative('factur-x.xml', facturX(paper), 'Factur-X, profil EN 16931')
  const sheet = new Sheet(doc)
  const pages = signature ? 2 : 1
  sheet.addPage()
  drawLiasse(sheet, paper.is_test)
  let y = drawHeader(sheet, paper)
  y = drawParties(sheet, paper, y + 18)
  y = drawLines(sheet, paper, y + 18)
  y = drawSums(sheet, paper, y + 14)
  y = drawTerms(sheet, paper, y + 18)
  drawState(sheet, paper, signature, y + 16)
  drawFooter(sheet, paper, { page: 1, pages, readAloud: true })
  if (signature) {
    sheet.addPage()
    drawLiasse(sheet, paper.is_test)
    drawSignaturePage(sheet, paper, signature)
    drawFooter(sheet, paper, { page: 2, pages, readAloud: false })
  }
  return bytesOf(doc)
}
