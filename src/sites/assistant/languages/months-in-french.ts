import { MONTH_NAMES } from '~/domain/text/french'
import { fold } from '~/domain/text/slug'

/**
 * The twelve months of a language as the rules read them: « im Mai » is « mois mai », « 4 de julio » and « July 4th » are « 4 juillet ».
 * @param names patterns without accents; since some are other words too (« may »), a day or `within` stands beside
 * @param within what says « in » there
 */
export const monthsInFrench = (names: readonly string[], within: string): [RegExp, string][] =>
  names.flatMap((name, at): [RegExp, string][] => {
    const month = fold(MONTH_NAMES[at] ?? '')
    return [
      [new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th|er|\\.)? (?:de |di |of )?(?:${name})\\b`, 'g'), `$1 ${month}`],
      [new RegExp(`\\b(?:${name}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?[h:])`, 'g'), `$1 ${month}`],
      [new RegExp(`\\b(?:${within}) (?:${name})\\b`, 'g'), `mois ${month}`],
    ]
  })
