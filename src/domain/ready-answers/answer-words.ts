import { keysOf } from '../closed-list'
import { fold } from '../text/slug'

/**
 * The words of a dossier that a ready-made answer may hold, between braces: « {entreprise} ». A closed list: an answer with
 * another is not kept. What is said of each stands beside the editor.
 */
export const ANSWER_WORDS = {
  company: { word: 'entreprise', about: 'le nom de l’entreprise' },
  first_name: { word: 'prénom', about: 'le prénom lu sur la pièce d’identité' },
  missing: { word: 'pièces manquantes', about: 'ce qui manque encore au dossier, en toutes lettres' },
  invoice: { word: 'numéro de facture', about: 'le numéro de la facture signée' },
  siret: { word: 'SIRET', about: 'le SIRET du dossier' },
  email: { word: 'adresse e-mail', about: 'l’adresse e-mail du client' },
  agency: { word: 'agence', about: 'le nom de notre agence' },
  telephone: { word: 'téléphone de l’agence', about: 'notre numéro de téléphone' },
} as const

export type AnswerWord = keyof typeof ANSWER_WORDS

/** What the words are in one dossier; null where it does not say. */
export type AnswerFacts = Record<AnswerWord, string | null>

const KNOWN = new Map(keysOf(ANSWER_WORDS).map(name => [fold(ANSWER_WORDS[name].word), name]))

/** Something between braces, as people type it. */
const BRACED = /\{([^{}\n]*\p{L}[^{}\n]*)\}/gu

/** The word that stands between braces, whatever its case, accents and spaces. */
export const wordIn = (braced: string): AnswerWord | undefined =>
  KNOWN.get(fold(braced).trim().replace(/\s+/g, ' '))

/** All that stands between braces in a text, as it is typed there, each once. */
export const openWords = (text: string): string[] => [
  ...new Set([...text.matchAll(BRACED)].map(([whole]) => whole)),
]

/** Those that no dossier has. */
export const unknownWords = (text: string): string[] =>
  openWords(text).filter(braced => !wordIn(braced.slice(1, -1)))
