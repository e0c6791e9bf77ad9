import { formatSiret } from '~/domain/place/siret'
import type { PaperKind } from '~/domain/reading/paper-kind'
import type { FieldName } from '~/domain/reading/read-field'

/** What the administration calls what was read. */
export const FIELD_WORDS: Record<FieldName, string> = {
  siren: 'SIREN',
  siret: 'SIRET',
  company_name: 'Entreprise',
  issued_on: 'Émise le',
  iban: 'IBAN',
  holder: 'Titulaire',
  managers: 'Dirigeants',
  security_code: 'Code de sécurité',
  last_name: 'Nom',
  first_name: 'Prénoms',
  expires_on: 'Valable jusqu’au',
  mrz: 'Bande de lecture',
  closed: 'Radiée ou cessée',
  code_2d: 'Code 2D-Doc',
}

export const PAPER_WORDS: Record<PaperKind, string> = {
  rib: 'RIB',
  urssaf: 'attestation URSSAF',
  kbis: 'extrait Kbis',
  sirene: 'avis de situation SIRENE',
  rne: 'attestation d’immatriculation au RNE',
  identity_recto: 'carte d’identité, recto',
  identity_verso: 'carte d’identité, verso',
  passport: 'passeport',
  other: 'un autre document',
}

/** Where who issued a paper says whether a code on it is theirs; other papers have no such page of their issuer's. */
export const VERIFIED_AT: Partial<Record<PaperKind, { name: string; address: string }>> = {
  urssaf: { name: 'urssaf.fr, « Vérifier une attestation »', address: 'https://www.urssaf.fr/' },
  kbis: { name: 'infogreffe.fr', address: 'https://www.infogreffe.fr/' },
  sirene: { name: 'avis-situation-sirene.insee.fr', address: 'https://avis-situation-sirene.insee.fr/' },
  rne: { name: 'data.inpi.fr', address: 'https://data.inpi.fr/' },
}

/** Whose 2D-Doc is: what it is, and what reads it. */
export const ABOUT_2D_DOC = { name: 'ants.gouv.fr', address: 'https://ants.gouv.fr/' }

/** A value as people write it: 732 829 320 00074, FR76 3000 6000…, 31/05/2026. */
export function fieldText(name: string, value: string): string {
  if (name === 'siret') return formatSiret(value)
  if (name === 'siren') return value.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
  if (name === 'iban') return value.replace(/(.{4})(?=.)/g, '$1\u00a0')
  if (name.endsWith('_on')) return value.split('-').reverse().join('/')
  return value
}
