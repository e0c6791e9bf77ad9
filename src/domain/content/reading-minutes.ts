/** Words that a grown-up reads in a minute, and bytes of French Markdown that make a word. */
const WORDS_A_MINUTE = 220
const BYTES_A_WORD = 6.4

/** Whole minutes, at least one. @param bytes of the text as it was written */
export const readingMinutes = (bytes: number): number =>
  Math.max(1, Math.round(bytes / BYTES_A_WORD / WORDS_A_MINUTE))
