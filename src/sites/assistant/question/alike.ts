import { DAYS, stemsOf, TELLING } from './stems'
import { wordsOf } from './words-of'

/** How much of what both ask about they must share. */
const ENOUGH = 2 / 3

/** What a thing costs, how long it takes and whether there is one are three questions. */
const PRICE = /\b(prix|tarifs?|coute\w*|couts?|cher|chere|combien(?! de temps))\b/
const LENGTH = /\b(delais?|duree|dure|combien de temps|longtemps)\b/

/**
 * Whether two questions ask the same: of what they are about one leaves little out, and their figures, days and telling words are
 * the same ones; so is whether they ask for a price or a time. Both as `readFor` makes them.
 */
export function isAlike(one: string, other: string): boolean {
  const [first, second] = [new Set(stemsOf(one)), new Set(stemsOf(other))]
  if (first.size === 0 || second.size === 0) return wordsOf(one).join(' ') === wordsOf(other).join(' ')
  if (tellingOf(one) !== tellingOf(other)) return false
  const [few, many] = first.size < second.size ? [first, second] : [second, first]
  return [...few].every(stem => many.has(stem)) && few.size / many.size >= ENOUGH
}

const tellingOf = (text: string): string =>
  [
    ...(PRICE.test(text) ? ['prix'] : []),
    ...(LENGTH.test(text) ? ['delai'] : []),
    ...wordsOf(text).filter(word => /\d/.test(word) || DAYS.test(word)),
    ...stemsOf(text).filter(stem => TELLING.has(stem)),
  ]
    .sort()
    .join(' ')
