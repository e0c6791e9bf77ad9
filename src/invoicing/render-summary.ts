import type { InvoicePaper } from '~/domain/invoice/invoice'
import { formatSiret } from '~/domain/place/siret'
import { formatMoment } from '~/domain/text/french'
import { printable } from '~/domain/text/paper-signs'
import { drawFacts } from './invoice/signature-page'
import { openCompanion } from './paper/companion'
import { INK, STYLE } from './paper/inks'
import { FOOTER_TOP } from './paper/page-ground'
import { COLUMN } from './paper/sheet'

/** One file of a complete dossier, as its summary lists it. */
export interface SummaryFile {
  /** In the ZIP. */
  name: string
  /** « Attestation URSSAF de moins de 3 mois ». */
  label: string
  /** As the client called it; null for a paper of ours. */
  givenName: string | null
  received: Date
  sha256: string
}

export interface DossierSummary {
  paper: InvoicePaper
  signed_at: Date | null
  files: SummaryFile[]
}

/** What lies in a complete dossier, for people. The same dossier always gets the same bytes. */
export async function renderSummary(summary: DossierSummary): Promise<Uint8Array> {
  const { paper, files } = summary
  const company = printable(paper.buyer.company_name)
  const title = `Récapitulatif du dossier de ${company}`
  const { doc, sheet, newPage } = openCompanion(paper, {
    title,
    subject: title,
    created: paper.issued_at,
    source: summary,
  })
  let y = newPage()
  y = sheet.write(
    'H1',
    'Récapitulatif du dossier',
    { ...COLUMN, y },
    { face: 'title', size: 20, color: INK.carbon, leading: 26 },
  )
  y = drawFacts(sheet, companyFacts(summary), y + 14)
  y = sheet.write('H2', 'Fichiers du dossier', { ...COLUMN, y: y + 18 }, STYLE.heading) + 6
  for (const file of files) {
    if (y + FILE_HEIGHT > FOOTER_TOP) y = newPage()
    y = drawFacts(sheet, fileFacts(file), y) + 12
  }
  return doc.bytes()
}

/** Four rows of at most two lines, and their hairlines. */
const FILE_HEIGHT = 110

function companyFacts({ paper, signed_at }: DossierSummary): [label: string, value: string][] {
  const { company_name, siret, address, email, phone } = paper.buyer
  return [
    ['Entreprise', company_name],
    ['SIRET', formatSiret(siret)],
    ['Adresse', address],
    ['E-mail du dirigeant', email],
    ['Téléphone', phone],
    ['Facture', paper.number],
    ['Signature', signed_at ? `${formatMoment(signed_at)} (heure de Paris)` : 'pas encore signée'],
  ]
}

const fileFacts = ({
  name,
  label,
  givenName,
  received,
  sha256,
}: SummaryFile): Parameters<typeof drawFacts>[1] => [
  ['Fichier', name, true],
  ['Pièce', givenName ? `${label}, reçue sous le nom ${givenName}` : label],
  ['Date', `${formatMoment(received)} (heure de Paris)`],
  ['SHA-256', sha256, true],
]
