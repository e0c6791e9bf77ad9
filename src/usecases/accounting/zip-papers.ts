import { PassThrough, type Readable } from 'node:stream'
import type { Period } from '~/domain/accounting/booked-invoice'
import { sirenOf } from '~/domain/place/siret'
import { csvLine } from '~/domain/text/csv-line'
import { attachedXml } from '~/invoicing/attached-xml'
import { papersOfPeriod } from '~/store/papers/booked-papers'
import type { Deps } from '../ground/deps'
import { zipAsRead } from '../ground/zip-as-read'
import { readStoredPaper } from '../invoice/read-stored-paper'
import { checkPeriod } from './check-period'

type Paper = Awaited<ReturnType<typeof papersOfPeriod>>[number]

/**
 * What was issued in a period as a ZIP that is made while it is read: each sealed PDF, the XML that lies in it, and an
 * index. A paper that is not what was sealed breaks it off.
 */
export async function zipPapers(
  { db, encryptedFiles }: Pick<Deps, 'db' | 'encryptedFiles'>,
  period: Period,
): Promise<Readable> {
  checkPeriod(period)
  const papers = await papersOfPeriod(db, period)
  const zip = zipAsRead()
  zip.addBuffer('index.csv', Buffer.from(indexOf(papers)))
  const add = (name: string, paper: Paper, part: (pdf: Buffer) => Buffer) =>
    zip.add(name, { compress: false, mtime: new Date(`${paper.issue_date}T12:00:00Z`) }, async () => {
      const stored = { pdf_key: String(paper.pdf_key), pdf_sha256: String(paper.pdf_sha256) }
      return new PassThrough().end(part(await readStoredPaper({ encryptedFiles }, stored)))
    })
  for (const paper of papers) {
    add(`${nameOf(paper)}.pdf`, paper, pdf => pdf)
    add(`${nameOf(paper)}.xml`, paper, pdf => Buffer.from(attachedXml(pdf)))
  }
  zip.end()
  return zip.output
}

const nameOf = ({ number, cancels }: Paper) => `${cancels ? 'avoir' : 'facture'}_${number}`

function indexOf(papers: Paper[]): string {
  const head = [
    'Numéro',
    'Sorte',
    'Date',
    'Entreprise',
    'SIREN',
    'HT',
    'TVA',
    'TTC',
    'Annule',
    'PDF',
    'XML',
    'SHA-256',
  ]
  // Below zero, as in the list of sales: columns add up to what was sold. On its paper an avoir has no sign (EN 16931, type 381).
  const rows = papers.map(paper => [
    paper.number,
    paper.cancels ? 'Avoir' : 'Facture',
    paper.issue_date,
    paper.company_name,
    paper.siren ?? sirenOf(paper.siret),
    ...[paper.amount_ht_cents, paper.amount_tva_cents, paper.amount_ttc_cents].map(
      cents => (paper.cancels ? -cents : cents) / 100,
    ),
    paper.cancels,
    `${nameOf(paper)}.pdf`,
    `${nameOf(paper)}.xml`,
    paper.pdf_sha256,
  ])
  return `\ufeff${[head, ...rows].map(csvLine).join('')}`
}
