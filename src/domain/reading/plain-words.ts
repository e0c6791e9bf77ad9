import { editDistance } from './edit-distance'

/** Capitals without accents, single spaces, nothing but letters and digits: what two spellings share. */
export function plain(text: string): string {
  return text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
}

/** How far a recognised word may be from the one that is looked for. */
const tolerance = (word: string) => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0)

/**
 * Whether a phrase stands in a text, its words one after another, misread letters allowed.
 * @param words of `plain(text)`; @param phrase plain words
 */
export function holdsPhrase(words: readonly string[], phrase: string): boolean {
  const wanted = phrase.split(' ')
  for (let at = 0; at + wanted.length <= words.length; at++) {
    if (wanted.every((word, index) => isAlike(words[at + index] ?? '', word))) return true
  }
  return false
}

function isAlike(word: string, wanted: string): boolean {
  if (word === wanted) return true
  const limit = tolerance(wanted)
  return limit > 0 && editDistance(word, wanted, limit) <= limit
}
