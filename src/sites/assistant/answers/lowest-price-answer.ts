import type { Service } from '~/domain/site/facts/facts'
import type { Firm } from '../question/firm'
import { readable } from '../question/question-text'
import { stemsOf } from '../question/stems'
import type { AnswerPart, Asked } from './answer'
import { serviceLine } from './price-answer'

/** « La coupe la moins chère », and not « moins cher en semaine ». */
const LOWEST =
  /\b(l[ae]s?|quoi de|de) moins (chere?s?|couteu(x|ses?))\b|\b(premiers?|plus (petits?|bas)) (prix|tarifs?)\b|\b(prix|tarifs?) l[ae]s? plus bas(se)?s?\b|\bplus (economiques?|abordables?)\b/
/** How many are told: the lowest of all may be a delivery. */
const MOST = 3

/** « C’est quoi le moins cher ? »: the lowest of the prices that are announced, of all or of what is called so. */
export function lowestPriceAnswer({ firm, text }: Asked): AnswerPart | null {
  // « Vous êtes le moins cher ? » is about others.
  if (!LOWEST.test(text) || /\b(etes|es) (vous )?l[ae]s? moins/.test(text)) return null
  const stems = stemsOf(text.replace(LOWEST, ' ').replace(/\b(prestations?|services?|articles?)\b/g, ' '))
  const lowest = firm.facts.services
    .filter(service => {
      const own = stemsOf(readable(calledBy(firm, service)))
      return service.price_cents && stems.every(stem => own.includes(stem))
    })
    .sort((one, two) => (one.price_cents ?? 0) - (two.price_cents ?? 0))
    .slice(0, MOST)
  if (lowest.length === 0) return { kind: 'unknown', text: '', facts: ['unknown'] }
  const lines = lowest.map(serviceLine).join('\u202f; ')
  return {
    kind: 'price',
    text: lowest.length > 1 ? `Les prix annoncés les plus bas\u00a0: ${lines}.` : `${lines}.`,
    facts: lowest.map(({ name }) => `services.${name}`),
  }
}

/** Its name, what it stands under and what it is counted by: « Femme, cheveux courts » under « Coupes », « la nuit ». */
const calledBy = ({ layout }: Firm, { name, unit }: Service): string => {
  const groups = layout.pages.flatMap(({ sections }) => sections.flatMap(section => section.groups ?? []))
  const titles = groups.filter(({ services }) => services.includes(name)).map(({ title }) => title?.text)
  return [name, unit, ...titles].filter(Boolean).join(' ')
}
