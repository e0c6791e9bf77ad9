import { oldestUrssafDay } from './pieces/document-checks'
import type { DocumentKind } from './pieces/document-kind'

/**
 * Whether a piece of an earlier dossier may serve again. The URSSAF certificate must be under three months old
 * (specification A5), which is known only where its date was read.
 * @param issuedOn as it was read, `2026-03-31`; null where it was not
 * @param day of Paris, today
 */
export function isStillValid(kind: DocumentKind, issuedOn: string | null, day: string): boolean {
  if (kind !== 'urssaf') return true
  return issuedOn !== null && issuedOn >= oldestUrssafDay(day) && issuedOn <= day
}
