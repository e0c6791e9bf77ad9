import { readable } from '../question/question-text'
import { stemsOf } from '../question/stems'
import type { Asked } from './answer'
import { hoursThen } from './hours-answer'
import { asksForPrice, serviceLine } from './price-answer'
import { AGED, asksHowLong, holdsAge, PET, tellsHowLong } from './quote-answer'
import { ended, nearQuotesOf, passagesOf, type Quote, quoted } from './quotes'

/** How many services are told. */
const MOST = 3

/**
 * What comes near what a site does not say: how long things take where that is asked, else services that are called so in part,
 * else a passage about it; and what a day that is named is like. It is no answer, and is said after that.
 */
export function nearWords(asked: Asked): string {
  const near = [
    asksHowLong(asked.text) ? timeTold : null,
    AGED.test(asked.text) ? agesTold : null,
    servicesNear,
    passageNear,
    CHILD_AGED.test(asked.text) ? agesTold : null,
  ]
    .map(told => told?.(asked) ?? '')
    .find(Boolean)
  const then = hoursThen(asked, asked.text.replace(FEAST_THING, ' '))
  return [near, then?.text].filter(Boolean).join(' ')
}

/** « Mon fils de quinze ans peut venir ? » */
const CHILD_AGED =
  /\b(fils|fille|enfant|bebe|gamine?|ado\w*|petite?|garcon|jumeaux) (de|a|ont) \d{1,2} (ans|mois|semaines)\b|\bdage\b/

/** « Une bûche de Noël » names no day, « la veille de Noël » does. */
const FEAST_THING = /(?<!\b(?:jour|veille|soir|lendemain) )\bde (noel|paques)\b/g

/** Services whose names say most of what is asked for, with their prices to who asks for one or names a thing alone. */
function servicesNear({ firm, text }: Asked): string {
  const words = stemsOf(text.replace(PET, ' '))
  const named = nearQuotesOf(firm, text, isOfService).map(({ title }) => ({
    title,
    said: stemsOf(readable(title ?? '')).filter(stem => words.includes(stem)).length,
  }))
  const most = Math.max(1, ...named.map(({ said }) => said))
  const near = named
    .filter(({ said }) => said === most)
    .flatMap(({ title }) => firm.facts.services.filter(({ name }) => name === title))
    .slice(0, MOST)
  if (near.length === 0) return ''
  return asksForPrice(text) || !SAYS_MORE.test(text)
    ? `Voici ce qui s’en approche. ${near.map(service => `${serviceLine(service)}.`).join(' ')}`
    : `${NEAR}${near.map(({ name }) => name).join(', ')}.`
}

/** Not a thing by its name alone, « orchidée blanche ». */
const SAYS_MORE =
  /\b(vous|je|on|il|elle|est|sont|soient|fait|y a|faut|peut|mon|ma|mes|avec|sans|dans|combien|durent?|quels?|quand|pour|qui|[a-z]+ez)\b/

const NEAR = 'Ce qui s’en approche ici\u00a0: '

const isOfService = ({ fact }: Quote) => fact.startsWith('services.')
/** « La machine ne donne pas de conseil » is about the machine. */
const isPassage = (quote: Quote) =>
  !isOfService(quote) && quote.text !== '' && !quote.text.startsWith('La machine')
const firstQuoted = ([quote]: readonly Quote[]) => (quote ? `${NEAR}${ended(quoted(quote))}` : '')

function passageNear({ firm, text }: Asked): string {
  const words = stemsOf(text)
  return firstQuoted(
    nearQuotesOf(firm, text, (quote, about) => isPassage(quote) && words.some(stem => about.has(stem))),
  )
}

/** « Délai de 48 heures » is of whatever the firm does; else « Séance : une heure environ ». */
function timeTold({ firm }: Asked): string {
  const told = passagesOf(firm).filter(quote => quote.text !== '' && tellsHowLong(quote))
  return firstQuoted(told.filter(isPassage)) || firstQuoted(told)
}

/** « Dès six ans », of whatever the firm does. */
const agesTold = ({ firm }: Asked): string => {
  const told = passagesOf(firm).filter(quote => quote.text !== '' && holdsAge(quote))
  return firstQuoted(told.filter(isPassage)) || firstQuoted(told)
}
