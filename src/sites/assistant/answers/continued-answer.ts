import { MONTH_NAMES } from '~/domain/text/french'
import { fold } from '~/domain/text/slug'
import { isComing, isMereTime, OPEN } from '../question/about-hours'
import type { AnswerPart } from './answer'
import { asksForPrice, MERE_PRICE } from './price-answer'

/** « Vous faites la barbe ? et c’est combien ? ça prend combien de temps ? » asks for the price and the time of what was asked before. */
const MERE: readonly { pattern: RegExp; asks: string }[] = [
  {
    pattern: MERE_PRICE,
    asks: 'combien',
  },
  {
    pattern:
      /^((et|ca|c est|quelle?|est|la|il faut|prend|dure|faut|compter|pour) )*(combien de temps|duree|long|longtemps)( (ca|il) (prend|dure|faut))?$/,
    asks: 'combien de temps',
  },
]
/** « Et le croissant ? » */
const AND_WHAT =
  /^et (?:pour |sinon )?((?:l |les? |la |une? |des |du |de |vos |votre )?[a-z]+(?: [a-z]+){0,3})$/
const AND_SEASON = new RegExp(
  `^et (?:(?:en|au|l|cet|cette|pour|pendant|toute|les) )+(?:${MONTH_NAMES.map(fold).join('|')}|ete|hiver|printemps|automne|annee|vacances(?: (?:de |d )?[a-z]+)?)$`,
)
const DAY =
  /\b(?:\d{1,2}(?:er)? )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|apresdemain|demain|aujourdhui|weekend|noel|paques|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/g

/** « Et le soir ? », « et à 14 h ? », and not « et le 31 ? » */
const HOUR = /\b(matin|midi|apresmidi|soir|\d{1,2} ?h(eures?)?(\d\d)?)\b/

/** Whether a question is nothing without the one before it. */
export const isMere = (text: string): boolean => moreOf(text) !== undefined

const moreOf = (text: string) => MERE.find(({ pattern }) => pattern.test(text))?.asks

/**
 * What a question says that takes what it leaves out from the one before.
 * @param thing what was asked before
 * @param answer by the rules
 */
export function continuedAnswer(
  text: string,
  thing: string,
  isSameMessage: boolean,
  answer: (text: string) => AnswerPart | null,
): AnswerPart | null {
  const more = moreOf(text)
  if (more) {
    const [first, then] = [answer(thing), answer(`${thing} ${more}`)]
    // « Ouvert dimanche ? et combien ça coûte ? » is about no one service.
    if (first?.kind === 'hours') return answer(text)
    // « Vous faites les enfants ? et c’est combien ? », asked at once, is one question.
    return isSameMessage && (!first || first.kind === 'area') && then?.kind === 'price'
      ? then
      : sameService(first, then)
  }
  // « Ouvert en avril ? et en juillet ? »
  if (OPEN.test(thing) && AND_SEASON.test(text)) return answer(`ouvert ${text}`)
  const [, what] = AND_WHAT.exec(text) ?? []
  const priced = what && asksForPrice(thing) ? answer(`combien ${what}`) : null
  if (priced?.kind === 'price') return priced
  // « Ouvert samedi ? et le soir ? » asks of that Saturday.
  const days =
    (isMereTime(text) || isComing(text)) && HOUR.test(text) && !text.match(DAY)
      ? (thing.match(DAY) ?? [])
      : []
  return answer([text, ...days].join(' '))
}

/** What is told of a service of which something was told before; of another, or of none, nothing. */
const sameService = (before: AnswerPart | null, then: AnswerPart | null): AnswerPart | null =>
  then?.facts.some(fact => fact.startsWith('services.') && before?.facts.includes(fact)) ? then : null
