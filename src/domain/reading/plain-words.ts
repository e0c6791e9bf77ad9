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

/** How many letters must be changed, added or left out between two words; `limit + 1` once it is more. */
export function editDistance(one: string, two: string, limit: number): number {
  if (Math.abs(one.length - two.length) > limit) return limit + 1
  let previous = Array.from({ length: two.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= two.length; column++) {
      const same = one[row - 1] === two[column - 1] ? 0 : 1
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + same,
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    previous = current
  }
  return Math.min(previous[two.length] ?? 0, limit + 1)
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
