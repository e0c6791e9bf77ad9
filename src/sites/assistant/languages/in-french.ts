import { ENGLISH } from './english'
import type { Foreign } from './foreign'
import { GERMAN } from './german'
import { ITALIAN } from './italian'
import { SPANISH } from './spanish'

const LANGUAGES: readonly Foreign[] = [ENGLISH, SPANISH, GERMAN, ITALIAN]

/** A question in one of these, in the words that the rules read; any other as it is. @param text as `readable` makes it */
export function inFrench(text: string): string {
  const spoken = LANGUAGES.find(({ seen }) => seen.test(text))
  if (!spoken) return text
  return spoken.words
    .reduce((said, [foreign, french]) => said.replace(foreign, french), text)
    .replace(/\s+/g, ' ')
    .trim()
}
