import type { DocumentFormat } from './document-format'
import type { DocumentKind } from './document-kind'

/** File systems take 255 bytes; the words around a company's name take the rest. */
const COMPANY_BYTES = 200

/** A company's name as a part of a file name: as typed, what no file system takes becomes `_`. */
function companyInFilename(company: string): string {
  const name = company
    .toWellFormed()
    .replace(/[\\/:*?"<>|]|\p{C}/gu, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return withinBytes(name, COMPANY_BYTES).trimEnd() || '_'
}

/** Cut between characters, never within one. */
function withinBytes(text: string, most: number): string {
  let kept = ''
  let bytes = 0
  for (const character of text) {
    bytes += new TextEncoder().encode(character).length
    if (bytes > most) break
    kept += character
  }
  return kept
}

export const invoiceFilename = (company: string) => `facture_${companyInFilename(company)}.pdf`

export const avoirFilename = (company: string) => `avoir_${companyInFilename(company)}.pdf`

/** A paper of which a client gets one each month: its number tells it from those that lie there already. */
export const monthlyFilename = (
  company: string,
  { number, corrects }: { number: string; corrects: boolean },
) => `${corrects ? 'avoir' : 'facture'}_${companyInFilename(company)}_${number}.pdf`

export const dossierFilename = (company: string) => `dossier_complet_${companyInFilename(company)}.zip`

const EXTENSIONS: Record<DocumentFormat, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** A piece within a ZIP: from its kind, its format and its rank, never from what its owner called it. */
export const pieceFilename = (
  { document_type, media_type }: { document_type: DocumentKind; media_type: DocumentFormat },
  index: number,
) => `${String(index + 1).padStart(2, '0')}_${document_type}.${EXTENSIONS[media_type]}`

/** The name of no firm: the paper says whose it is. */
export const DELIVERY_FILENAME = 'pv_de_livraison.pdf'
