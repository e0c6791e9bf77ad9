/** Small letters without accents. */
export function plainLetters(text: string): string {
  return text.toLowerCase().replace(/œ/g, 'oe').replace(/æ/g, 'ae').normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a text, in small letters without accents. */
export const lettersOf = (text: string): string[] => plainLetters(text).match(/[a-z]+/g) ?? []

/**
 * A text as its look-alikes are read: figures in circles and wide letters are plain ones, and signs that are
 * never seen are gone.
 */
export const seenText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}|\u20e3|\ufe0f/gu, '')
    .normalize('NFC')
