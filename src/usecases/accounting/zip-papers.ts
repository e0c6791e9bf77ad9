import { PassThrough, type Readable } from 'node:stream'
import type { Period } from '~/domain/accounting/booked-invoice'
import { codeOf } from '~/domain/error'
import { sirenOf } from '~/domain/place/siret'
import { Refusal } from '~/domain/refusal'
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
 * index. A paper whose file is lost, or not what was sealed, is named in the place of it; a store that fails breaks the ZIP off.
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
    const pdf = await readIfWhole(deps, paper)
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
  if (missing.size > 0) zip.addBuffer('A_LIRE_papiers_manquants.txt', Buffer.from(missingWords(missing)))
  zip.end()
}

/** Null for a paper whose file is lost, cannot be opened, or is not what was sealed. */
async function readIfWhole(deps: Pick<Deps, 'encryptedFiles'>, { pdf_key, pdf_sha256 }: Paper) {
  if (!pdf_key || !pdf_sha256) return null
  try {
    return await readStoredPaper(deps, { pdf_key, pdf_sha256 })
  } catch (error) {
    // What the system or the store says of itself has a code: the next papers would fail alike.
    if (codeOf(error) !== '' && !(error instanceof Refusal)) throw error
    return null
  }
}

const missingWords = (missing: Set<Paper>) =>
  [
    'Les papiers suivants ne sont pas dans ce ZIP\u00a0: leur fichier manque, ou n’est plus celui qui a été scellé.',
    'Leurs montants sont dans index.csv. Pour les retrouver, prévenez la personne qui exploite le site\u00a0: ils sont dans ses sauvegardes.',
    '',
    ...[...missing].map(nameOf),
    '',
  ].join('\r\n')

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
