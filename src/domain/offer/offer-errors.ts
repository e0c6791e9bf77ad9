import type { Offer } from '../agency'
import type { FieldError } from '../refusal'
import { hasForbiddenSign, isVisible } from '../text/paper-signs'
import type { OfferTerms } from './offer-terms'

/** From one euro to a hundred thousand, in cents. */
const PRICES = { least: 1_00, most: 100_000_00 }
const MOST_SENTENCES = 12
const MOST_PEOPLE = 10

const SENTENCES = [
  'domain_ownership',
  'content_ownership',
  'commitment',
  'exit',
  'yearly_cost',
] as const satisfies (keyof Offer)[]

/** Why terms cannot be kept: one French sentence a field, named by its path (`people.0.telephone`). */
export function offerErrors({ price, rates_note, offer, people, working_hours }: OfferTerms): FieldError[] {
  const { days, from, to } = working_hours
  return [
    ...said(
      'price.net_cents',
      Number.isInteger(price.net_cents) && price.net_cents >= PRICES.least && price.net_cents <= PRICES.most
        ? null
        : 'Un prix va de 1 à 100 000 € hors taxes, au centime près.',
    ),
    ...said('price.label', needed(price.label, 120)),
    ...said('price.detail', needed(price.detail, 200)),
    ...said('rates_note', rates_note === null ? null : needed(rates_note, 300)),
    ...SENTENCES.flatMap(name => {
      const sentence = offer[name]
      return sentence === undefined ? [] : said(`offer.${name}`, needed(sentence, 300))
    }),
    ...(offer.included ?? []).flatMap((sentence, at) => said(`offer.included.${at}`, needed(sentence, 300))),
    ...said(
      'offer.included',
      (offer.included?.length ?? 0) > MOST_SENTENCES ? `Au plus ${MOST_SENTENCES} lignes.` : null,
    ),
    ...people.flatMap(({ first_name, role, telephone }, at) => [
      ...said(`people.${at}.first_name`, needed(first_name, 60)),
      ...said(`people.${at}.role`, needed(role, 100)),
      ...said(
        `people.${at}.telephone`,
        /^\+?[\d\s().-]{6,24}$/.test(telephone) ? null : 'Écrivez un numéro de téléphone.',
      ),
    ]),
    ...said('people', people.length > MOST_PEOPLE ? `Au plus ${MOST_PEOPLE} personnes.` : null),
    ...said(
      'working_hours.days',
      days.length > 0 && new Set(days).size === days.length && days.every(isWeekday)
        ? null
        : 'Choisissez au moins un jour.',
    ),
    ...said(
      'working_hours.to',
      isHour(from) && isHour(to) && from < to ? null : 'L’heure de fin vient après celle du début.',
    ),
  ]
}

const isWeekday = (day: number) => Number.isInteger(day) && day >= 1 && day <= 7

const isHour = (hour: number) => Number.isInteger(hour) && hour >= 0 && hour <= 24

/** A sentence that stands on pages and papers: letters that print, on one line. */
function needed(text: string, most: number): string | null {
  if (!isVisible(text)) return 'Ce champ est obligatoire.'
  if ([...text].length > most) return `Au plus ${most} signes.`
  return hasForbiddenSign(text) ? 'Ce texte contient des signes qui ne s’impriment pas.' : null
}

const said = (field: string, message: string | null): FieldError[] => (message ? [{ field, message }] : [])
