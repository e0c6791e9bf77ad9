import { HOUR_MS } from '../milliseconds'
import type { Company } from './company'

/** How long a test dossier stays (specification B8). */
export const TEST_DOSSIER_MS = HOUR_MS

/** Nobody's: the SIRET passes its check and belongs to the agency's own demonstration. */
export const TEST_COMPANY: Company = {
  company_name: 'Entreprise de test',
  siret: '73282932000074',
  address: '1 rue de l’Essai, 75000 Paris',
  phone: '01 00 00 00 00',
  email: 'essai@exemple.fr',
}

/** A PDF of one blank page, as a piece of a test dossier. */
export function blankPdf(): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  const body = `%PDF-1.4\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}`
  const rows = objects.map(
    (_, index) => `${String(body.indexOf(`${index + 1} 0 obj`)).padStart(10, '0')} 00000 n \n`,
  )
  const table = `xref\n0 4\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n`
  return new TextEncoder().encode(`${body}${table}startxref\n${body.length}\n%%EOF\n`)
}
