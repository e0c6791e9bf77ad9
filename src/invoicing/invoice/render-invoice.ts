import type { InvoicePaper, SignatureBlock } from '~/domain/invoice/invoice'
import { printable } from '~/domain/text/paper-signs'
import { titleOf } from '../paper/mentions'
import { drawFooter, drawPageGround } from '../paper/page-ground'
import { PaperDocument } from '../paper/paper-document'
import { Sheet } from '../paper/sheet'
import { drawHeader } from './draw-header'
import { drawLines, linesOfPages, NEXT_TOP } from './draw-lines'
import { drawParties } from './draw-parties'
import { drawState } from './draw-state'
import { drawSums } from './draw-sums'
import { drawTerms } from './draw-terms'
import { facturX } from './factur-x'
import { drawSignaturePage } from './signature-page'

/** What seller and customer take when neither is long, in points. */
const MODEST = 130

/**
 * The invoice, avoir or quote as PDF/A-3a and PDF/UA-1. The same paper and signature always give the same
 * bytes: the hash of a draft is what its signatory agrees to. What is not issued bears no XML: no program can take it for
 * an invoice (decision 0149).
 * @param signature null while the invoice waits for it, and for an avoir or a quote, which nobody signs.
 */
export async function renderInvoice(
  paper: InvoicePaper,
  signature: SignatureBlock | null,
): Promise<Uint8Array> {
  const title = `${titleOf(paper, signature)} ${paper.number}`
  const doc = new PaperDocument({
    title,
    author: printable(paper.seller.legal_name),
    subject: printable(`${title} pour ${paper.buyer.company_name}`),
    producer: printable(paper.seller.brand),
    created: signature?.signed_at ?? paper.issued_at,
    facturX: isIssued(paper, signature),
  })
  doc.identify(JSON.stringify([paper, signature]))
  if (isIssued(paper, signature))
    doc.attachAlternative('factur-x.xml', facturX(paper), 'Factur-X, profil EN 16931')
  const sheet = new Sheet(doc)
  sheet.addPage()
  drawPageGround(sheet, paper.is_test)
  let y = drawHeader(sheet, paper, signature)
  const parties = y + 18
  y = drawParties(sheet, paper, parties)
  // What is long, or said beside the usual, takes its room from the white between the parts, never from the foot or the stamp.
  const crowded = [y - parties > MODEST, paper.asked || (!paper.leads && paper.lines.length > 1)]
  const gap = [18, 9, 4][crowded.filter(Boolean).length] ?? 4
  const sheets = linesOfPages(sheet, paper, y + gap)
  const pages = sheets.length + (signature ? 1 : 0)
  for (const [index, lines] of sheets.entries()) {
    if (index > 0) {
      drawFooter(sheet, paper, { page: index, pages, readAloud: index === 1 })
      sheet.addPage()
      drawPageGround(sheet, paper.is_test)
      y = NEXT_TOP - gap
    }
    if (lines.length > 0) y = drawLines(sheet, { ...paper, lines }, y + gap)
  }
  y = drawSums(sheet, paper, y + Math.min(gap, 14))
  y = drawTerms(sheet, paper, y + gap)
  drawState(sheet, paper, signature, y + Math.min(gap, 16))
  drawFooter(sheet, paper, { page: sheets.length, pages, readAloud: sheets.length === 1 })
  if (signature) {
    sheet.addPage()
    drawPageGround(sheet, paper.is_test)
    drawSignaturePage(sheet, paper, signature)
    drawFooter(sheet, paper, { page: pages, pages, readAloud: false })
  }
  return doc.bytes()
}

/** Quotes and drafts are not; an avoir and a paper of the leads offer are without a signature. */
const isIssued = (paper: InvoicePaper, signature: SignatureBlock | null) =>
  paper.kind === 'avoir' || (paper.kind === 'invoice' && (signature !== null || paper.leads !== undefined))
