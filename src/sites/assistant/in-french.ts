import { ENGLISH } from './english'
import { GERMAN } from './german'
import { SPANISH } from './spanish'

/** A language that visitors from abroad ask in. */
export interface Foreign {
  /** Words that only a question in it holds. */
  seen: RegExp
  /** What is asked most, as the rules know it, in this order; the rest of the words stays, since a dish keeps its name. */
  words: readonly [RegExp, string][]
}

const LANGUAGES: readonly Foreign[] = [ENGLISH, SPANISH, GERMAN]

/** A question in one of these, in the words that the rules read; any other as it is. @param text as `readable` makes it */
export function inFrench(text: string): string {
  const spoken = LANGUAGES.find(({ seen }) => seen.test(text))
  if (!spoken) return text
  return spoken.words
    .reduce((said, [foreign, french]) => said.replace(foreign, french), text)
    .replace(/\s+/g, ' ')
    .trim()
}
