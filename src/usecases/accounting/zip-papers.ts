import { PassThrough, type Readable } from 'node:stream'
import type { Period } from '~/domain/accounting/booked-invoice'
import { sirenOf } from '~/domain/place/siret'
import { csvLine } from '~/domain/text/csv-line'
import { attachedXml } from '~/invoicing/attached-xml'
import { papersOfPeriod } from '~/store/papers/booked-papers'
import type { Deps } from '../ground/deps'
import { type ZipAsRead, zipAsRead } from '../ground/zip-as-read'
import { readStoredPaper } from '../invoice/read-stored-paper'
import { checkPeriod } from './check-period'

type Paper = Awaited<ReturnType<typeof papersOfPeriod>>[number]

/**
 * What was issued in a period as a ZIP that is made while it is read: each sealed PDF, the XML that lies in it, and an
 * index, which names a paper whose file is lost, or not what was sealed, too; a store that fails breaks the ZIP off.
 */
export async function zipPapers(
  deps: Pick<Deps, 'db' | 'encryptedFiles'>,
  period: Period,
): Promise<Readable> {
  checkPeriod(period)
  const papers = await papersOfPeriod(deps.db, period)
  const zip = zipAsRead()
  fill(deps, zip, papers).catch(error => zip.output.destroy(error))
  return zip.output
}

async function fill(deps: Pick<Deps, 'encryptedFiles'>, zip: ZipAsRead, papers: Paper[]) {
  const missing = new Set<Paper>()
  for (const paper of papers) {
    const { pdf_key, pdf_sha256 } = paper
    const pdf = await zip.ifWhole(`${nameOf(paper)}.pdf`, async () => {
      if (!pdf_key || !pdf_sha256) throw new Error(`no file was kept of ${paper.number}`)
      return readStoredPaper(deps, { pdf_key, pdf_sha256 })
    })
    if (!pdf) {
      missing.add(paper)
      continue
    }
    const options = { compress: false, mtime: new Date(`${paper.issue_date}T12:00:00Z`) }
    const add = (ending: string, part: Buffer) =>
      zip.addInTurn(`${nameOf(paper)}.${ending}`, options, new PassThrough().end(part))
    await add('pdf', pdf)
    await add('xml', Buffer.from(attachedXml(pdf)))
  }
  zip.addBuffer('index.csv', Buffer.from(indexOf(papers, missing)))
  zip.end()
}

const nameOf = ({ number, cancels }: Paper) => `${cancels ? 'avoir' : 'facture'}_${number}`

function indexOf(papers: Paper[], missing: Set<Paper>): string {
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
    ...['pdf', 'xml'].map(ending => (missing.has(paper) ? 'manquant' : `${nameOf(paper)}.${ending}`)),
    paper.pdf_sha256,
  ])
  return `\ufeff${[head, ...rows].map(csvLine).join('')}`
}
