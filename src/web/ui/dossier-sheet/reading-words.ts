import type { PaperKind } from '~/domain/reading/paper-kind'

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
  urssaf: { name: 'urssaf.fr, «\u00a0Vérifier une attestation\u00a0»', address: 'https://www.urssaf.fr/' },
  kbis: { name: 'infogreffe.fr', address: 'https://www.infogreffe.fr/' },
  sirene: { name: 'avis-situation-sirene.insee.fr', address: 'https://avis-situation-sirene.insee.fr/' },
  rne: { name: 'data.inpi.fr', address: 'https://data.inpi.fr/' },
}

/** Whose 2D-Doc is: what it is, and what reads it. */
export const ABOUT_2D_DOC = { name: 'ants.gouv.fr', address: 'https://ants.gouv.fr/' }
