import type { Service } from '~/domain/site/facts/facts'
import { euros } from '~/domain/site/words/shown-price'
import { anyOf } from '~/domain/text/any-of'
import { capital } from '~/domain/text/french'
import type { Firm } from '../question/firm'
import { readable } from '../question/question-text'
import { missingAmong, servicesAsked, thingsOf } from '../question/services-asked'
import { stemsOf } from '../question/stems'
import type { AnswerPart, Asked } from './answer'
import { namesMeans } from './contact-answer'
import { knownAnswer } from './known-answer'
import { nearQuotesOf, quoted, quotesOf } from './quotes'

const ASKED =
  /^(l[ea] |au )?(kg|kilo|litre|metre|m2) (de |du |d )|\b(combien|prix|tarifs?|cout\w*|cher|chere|honoraires|(?:des|les|vos|de|quels?|sans|avec|aucuns?) frais|frais de|total|ca fait|taux horaire|€|euros?|ttc|ht)\b/
/** « Le déplacement est payant ? »: of one service's price, or of nothing that is told here. */
const CHARGED = /\b(payante?s?|gratuite?s?|gratis|factures?|facturee?s?|offerte?s?)\b/
/** « Combien de temps », « vous êtes combien »: of something else than money. */
export const COUNTED =
  /\bcombien (de|d) (?!euros?|sous|frais|l heure\b|mois\b)\w+|\b(etes|sommes|serez) combien\b|\bcombien (vous etes|etes vous)\b|\b(dure|pese|mesure)(nt)? combien\b|\bcombien (ca |il |elle )?(pese|mesure)\b|\bcombien (ca )?dure/
const ALL =
  /\b(vos|les|quels?|vous) .{0,25}(prix|tarifs?|honoraires)\b|^(prix|tarifs?|honoraires)\b|\b(ttc|ht)\b/
/** « Combien ça coûte ? » by itself: « prix ? » in more words. */
export const MERE_PRICE =
  /^((bonjour|bonsoir|salut|et|alors|c est|ca|coute|va|couter|fait|a|le|quel|quoi|est|prix|tarif|cher) )*(combien|prix|tarif|cher)( (ca|cela) (va )?(coute|couter|fait)| c est| coute)?[ ?!.]*$/
/** With the tax or without it, whatever is asked for. */
const TAXED = anyOf(
  /\b(ttc|ht|hors taxes?|toutes taxes( comprises)?|(avec|sans|hors|ajouter|rajouter|payer) (en plus )?(la )?tva)\b/,
  /\btva (y )?(est )?(elle )?(deja )?(comprise|incluse|en plus|a ajouter|compris)\b/,
)
/** How many are told where all are asked for. */
const MOST = 9

/** Whether a question is about money. @param text as `Asked` has it */
export const asksForPrice = (text: string): boolean => ASKED.test(text.replace(COUNTED, ' '))

/** What one service costs, as the facts say it; several beside one another, never their sum. */
export function priceAnswer(question: Asked): AnswerPart | null {
  const { firm, text } = question
  const { services } = firm.facts
  const taxed = taxedAnswer(services, text)
  if (taxed) return taxed
  if (!asksForPrice(text) && !isList(services, text))
    return CHARGED.test(text) ? chargedAnswer(services, text) : null
  const hourly = HOURLY.test(text) ? services.filter(isHourly) : []
  const more = surchargeAt(firm, text)
  const named = hourly.length > 0 ? hourly : servicesAsked(services, text)
  const asked = named.length === 0 && more ? servicesAsked(services, text.replace(ODD_HOURS, ' ')) : named
  const group = groupAsked(firm, text, asked)
  if (group) return group
  if (asked.length > 0)
    return withMore(
      beside(question, said(asked), hourly.length > 0 ? [] : missingAmong(services, text)),
      more,
    )
  if (more) return more
  const charged = CHARGED.test(text) && chargedAnswer(services, text)
  if (charged) return charged
  const quote = quotesOf(firm, text, ({ text: words }) => /[€%]/.test(words))[0]
  if (quote) return { kind: 'price', text: quoted(quote), facts: [quote.fact] }
  const priced = services.filter(({ price_cents }) => price_cents !== null)
  if (
    priced.length > 0 &&
    (ALL.test(text) || MERE_PRICE.test(text)) &&
    stemsOf(text.replace(/\b(ttc|ht|vos|annuels?)\b/g, '')).length === 0
  )
    return {
      kind: 'price',
      text: `${priced.slice(0, MOST).map(serviceLine).join('\u202f; ')}.`,
      facts: ['services', ...priced.slice(0, MOST).map(pathOf)],
    }
  // « La carte à partir de combien ? » is the payments'.
  return namesMeans(text) ? null : { kind: 'unknown', text: '', facts: ['unknown'] }
}

/** « Costume + 2 chemises » is nothing but services, and more than one. */
function isList(services: readonly Service[], text: string): boolean {
  const things = thingsOf(text)
  return (
    things.length > 1 &&
    things.every(thing => {
      const names = stemsOf(
        readable(
          servicesAsked(services, thing)
            .map(({ name }) => name)
            .join(' '),
        ),
      )
      const stems = stemsOf(thing).filter(stem => !/^\d/.test(stem))
      return stems.length > 0 && stems.every(stem => names.includes(stem))
    })
  )
}

const withMore = (part: AnswerPart, more: AnswerPart | null): AnswerPart =>
  more ? { ...part, text: `${part.text} ${more.text}`, facts: [...part.facts, ...more.facts] } : part

/** When something may cost more than is announced. */
const ODD_HOURS = /\b(\d{1,2} ?h\w*|nuit|soir|dimanche|ferie\w*|weekend|samedi)\b/
const MORE = /\b(majoration|majoree?s?|supplement)\b/

/** « Porte claquée à 22 h ? »: what the firm wrote of evenings and Sundays, lest its price be taken for that. */
function surchargeAt(firm: Firm, text: string): AnswerPart | null {
  if (!ODD_HOURS.test(text)) return null
  const [more] = nearQuotesOf(firm, 'majoration supplement', ({ text: words }) => MORE.test(readable(words)))
  return more ? { kind: 'price', text: quoted(more), facts: [more.fact] } : null
}

/** What people call a course, and what a card calls it. */
const COURSES: readonly [RegExp, RegExp][] = [
  [/^entree/, /\b(entrees?|ouvrir|commencer|debuter)\b/],
  [/^plat/, /\b(plats?|ensuite|suivre|continuer)\b/],
  [/^dessert/, /\b(desserts?|finir|terminer|douceurs?)\b/],
]

/** « Les desserts, c’est combien ? »: all that stands under that heading, where no single service is called so. */
function groupAsked({ facts, layout }: Firm, text: string, asked: readonly Service[]): AnswerPart | null {
  const [thing, ...others] = stemsOf(text)
  if (!thing || others.length > 0 || asked.some(({ name }) => stemsOf(readable(name)).includes(thing)))
    return null
  const course = COURSES.find(([word]) => word.test(thing))?.[1]
  const groups = layout.pages.flatMap(({ sections }) => sections.flatMap(({ groups: one }) => one ?? []))
  const group = groups.find(({ title }) => {
    const words = readable(title?.text ?? '')
    return course ? course.test(words) : stemsOf(words).join() === thing
  })
  const priced = facts.services.filter(
    ({ name, price_cents }) => price_cents !== null && group?.services.includes(name),
  )
  if (priced.length === 0) return null
  const told = priced.slice(0, MOST)
  return {
    kind: 'price',
    text: `${told.map(serviceLine).join('\u202f; ')}.`,
    facts: told.map(pathOf),
  }
}

/** « Vos prix sont TTC ? »: of all that has a price, where the answer is one. */
function taxedAnswer(services: readonly Service[], text: string): AnswerPart | null {
  if (!TAXED.test(text) || stemsOf(text.replace(TAXED, '').replace(NO_THING, '')).length > 0) return null
  const [first, ...others] = services.filter(({ price_cents }) => price_cents)
  if (!first || others.some(({ vat }) => vat !== first.vat)) return null
  const words = first.vat === 'excl' ? 'hors taxes (HT)' : 'toutes taxes comprises (TTC)'
  return { kind: 'price', text: `Les prix annoncés sont ${words}.`, facts: ['services'] }
}

const NO_THING =
  /\b(vos|prix|tarifs?|annonces?|affiches?|ttc|ht|sont|est|c est|compris|tva|plus|payer|(r?ajoute|dois|doit|faut)\w*)\b/g

/** Of several things the prices of some: what the owner answered of the others once, else that they are not known. */
function beside(question: Asked, part: AnswerPart, others: readonly string[]): AnswerPart {
  const asked = others.map(thing => ({ thing, known: knownAnswer({ ...question, text: `prix ${thing}` }) }))
  const known = asked.flatMap(one => one.known ?? [])
  const unpriced = asked.flatMap(({ thing, known }) => (known ? [] : [thing]))
  return {
    ...part,
    text: [
      part.text,
      ...known.map(({ text }) => text),
      unpriced.length > 0 && 'Pour le reste, je n’ai pas trouvé de prix sous ce nom.',
    ]
      .filter(Boolean)
      .join(' '),
    facts: [...part.facts, ...known.flatMap(({ facts }) => facts)],
    unpriced,
  }
}

/** « Taux horaire », and not « première demi-heure » */
const HOURLY = /\b(tarifs?|taux|prix|cout) horaires?\b|\b(combien|prix|tarif) (c est |de |est )*l heure$/
const isHourly = ({ price_cents, unit }: Service): boolean =>
  price_cents !== null && /^(de l’|l’|par |la |une )?heure$/.test(unit ?? '')

/** Only of a service whose name is said, but for how it is done: « livraison » is « livraison à vélo », « déplacement » no « déplacement de nuit ». */
function chargedAnswer(services: readonly Service[], text: string): AnswerPart | null {
  const words = stemsOf(text)
  const called = services.flatMap(service => {
    const stems = stemsOf(readable(service.name.split(/ (?:à|en) /)[0] ?? ''))
    const isSaid = stems.length > 0 && stems.every(stem => words.includes(stem))
    return service.price_cents !== null && isSaid ? [{ service, length: stems.length }] : []
  })
  // Of « Cours d’essai » and « Cours à l’unité » the one that says more of it.
  const most = Math.max(...called.map(({ length }) => length))
  const asked = called.flatMap(({ service, length }) => (length === most ? [service] : []))
  return asked.length > 0 ? said(asked) : null
}

function said(services: readonly Service[]): AnswerPart {
  const [only] = services
  const detail = services.length === 1 && only?.detail ? ` ${sentence(only.detail)}` : ''
  const priced = services.filter(({ price_cents }) => price_cents !== null)
  const lines = services.map(service => `${serviceLine(service)}.`).join(' ')
  const total =
    priced.length > 1 ? ' Chaque prix est annoncé à part\u202f; pour un total, demandez un devis.' : ''
  return { kind: 'price', text: lines + detail + total, facts: services.map(pathOf) }
}

/** « 2 heures », « six parts »: how much one gets, rather than « la tige ». */
const COUNT = /^(\d|premi[eè]res? |(une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt) )/i

/** « Pavot d’Islande : 3,50 € la tige », « Balayage : à partir de 110 € ». */
export function serviceLine(service: Service): string {
  const { name, price_cents, price_from, unit, vat } = service
  if (price_cents === null) return `${name}\u00a0: pas de prix annoncé, il se demande par devis`
  if (price_cents === 0) return `${name}\u00a0: gratuit`
  const amount = `${price_from ? 'à partir de\u00a0' : ''}${euros(price_cents)}${vat === 'excl' ? '\u00a0HT' : ''}`
  const per = unit && (COUNT.test(unit) ? ` (${unit})` : ` ${unit}`)
  return `${name}\u00a0: ${amount}${per ?? ''}`
}

const pathOf = ({ name }: Service) => `services.${name}`

const sentence = (words: string) => {
  const said = words.replace(/\s*\n\s*/g, ' – ').trim()
  const ended = /[.!?…]$/.test(said) ? said : `${said}.`
  return capital(ended)
}
