/** The kinds of pieces, as they travel on the wire (SPEC.md section 3). */
export const DOCUMENT_KINDS = [
  'identity_recto',
  'identity_verso',
  'passport',
  'urssaf',
  'rib',
  'kbis',
] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** 10 Mo, SPEC.md section 5. */
export const MAX_FILE_BYTES = 10_485_760

/** The names that an administrator and a client read. */
export const DOCUMENT_LABELS: Record<DocumentKind, string> = {
  identity_recto: 'Pièce d’identité, recto',
  identity_verso: 'Pièce d’identité, verso',
  passport: 'Passeport',
  urssaf: 'Attestation URSSAF de moins de 3 mois',
  rib: 'RIB professionnel',
  kbis: 'Extrait Kbis ou avis de situation SIRENE',
}

export const isDocumentKind = (value: string): value is DocumentKind =>
  (DOCUMENT_KINDS as readonly string[]).includes(value)

/**
 * What is still missing before the invoice can be signed (SPEC.md section 5): both sides of an
 * identity card or a passport, and an URSSAF certificate, bank details and a registry extract.
 * @returns one French sentence part per missing piece; empty when the dossier is complete.
 */
export function missingDocuments(present: Iterable<DocumentKind>): string[] {
  const has = new Set(present)
  const missing: string[] = []
  if (!has.has('passport')) {
    if (!has.has('identity_recto') && !has.has('identity_verso')) {
      missing.push('la pièce d’identité du dirigeant (recto et verso, ou passeport)')
    } else if (!has.has('identity_verso')) missing.push('le verso de la pièce d’identité')
    else if (!has.has('identity_recto')) missing.push('le recto de la pièce d’identité')
  }
  if (!has.has('urssaf')) missing.push('l’attestation URSSAF de moins de 3 mois')
  if (!has.has('rib')) missing.push('le RIB professionnel')
  if (!has.has('kbis')) missing.push('l’extrait Kbis ou l’avis de situation SIRENE')
  return missing
}
