import type { DocumentKind } from './document-kind'

export interface DocumentCheck {
  id: string
  words: string
  /** Only its issuer can say it: no reading does. */
  byHand?: true
}

const readable: DocumentCheck = { id: 'readable', words: 'Lisible et complète' }
const sameManager: DocumentCheck = { id: 'manager', words: 'Au nom du dirigeant' }

/** What the administrator verifies on each piece; a tick is kept until the piece is replaced. */
export const DOCUMENT_CHECKS: Record<DocumentKind, readonly DocumentCheck[]> = {
  identity_recto: [readable, sameManager],
  identity_verso: [readable],
  passport: [readable, sameManager],
  urssaf: [
    { id: 'recent', words: 'Datée de moins de 3 mois' },
    { id: 'siret', words: 'SIREN du dossier' },
    { id: 'code', words: 'Code de sécurité vérifié sur urssaf.fr', byHand: true },
  ],
  rib: [
    { id: 'holder', words: 'Titulaire\u00a0: l’entreprise' },
    { id: 'iban', words: 'IBAN lisible et valable' },
  ],
  kbis: [
    { id: 'siret', words: 'Nom et SIRET du dossier' },
    { id: 'complete', words: 'Toutes les pages' },
  ],
}

/**
 * The oldest day that an URSSAF certificate may bear: the same day three calendar months before, or the
 * last day of that month (specification A5, a rule of this product).
 * @param today a day, `2026-05-31`; @returns a day, `2026-02-28`
 */
export function oldestUrssafDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 3, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 4, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}
