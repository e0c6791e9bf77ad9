import { formatPhone } from '~/domain/place/format-phone'
import type { SiteSection } from '~/domain/site/layout/layout'
import { territoryZone } from '~/domain/site/territory-clock'
import { frenchSpaces } from '~/domain/text/french-spaces'
import { shownGroups } from '../words/shown-groups'
import type { AnswerPart, AnswerRule, Asked, SiteAnswer } from './answers/answer'
import { areaAnswer } from './answers/area-answer'
import {
  contactAnswer,
  machineAnswer,
  machinePart,
  orderAnswer,
  paymentAnswer,
  personWords,
} from './answers/contact-answer'
import { continuedAnswer, isMere } from './answers/continued-answer'
import { angerPart, complaintAnswer, courtesyAnswer, isCourtesy } from './answers/courtesy-answer'
import { firmAnswer } from './answers/firm-answer'
import { hoursAnswer, hoursThen } from './answers/hours-answer'
import { knownAnswer } from './answers/known-answer'
import { legalAnswer } from './answers/legal-answer'
import { lifeAnswer } from './answers/life-answer'
import { lowestPriceAnswer } from './answers/lowest-price-answer'
import { nearWords } from './answers/near-words'
import { adviceAnswer, personAnswer } from './answers/person-answer'
import { asksForPrice, priceAnswer } from './answers/price-answer'
import { quoteAnswer } from './answers/quote-answer'
import { ended } from './answers/quotes'
import { changeAnswer, ownBookingAnswer, requestAnswer } from './answers/request-answer'
import { urgentAmong, urgentAnswer } from './answers/urgent-answer'
import { namesDay, OPEN } from './question/about-hours'
import { isAlike } from './question/alike'
import type { Firm } from './question/firm'
import { readable, readFor } from './question/question-text'
import { isRude } from './question/rude'
import { thingsOf } from './question/services-asked'
import { stemsOf } from './question/stems'
import { typedWords } from './question/typed-words'
import { wordsOf } from './question/words-of'

/** These come before all else, in this order, and answer alone. */
const FIRST: readonly AnswerRule[] = [lifeAnswer, urgentAnswer, personAnswer, orderAnswer]
/** The first that has something to say of a sentence answers it. */
const RULES: readonly AnswerRule[] = [
  ownBookingAnswer,
  requestAnswer,
  lowestPriceAnswer,
  priceAnswer,
  hoursAnswer,
  paymentAnswer,
  areaAnswer,
  legalAnswer,
  machineAnswer,
  contactAnswer,
  firmAnswer,
  knownAnswer,
  complaintAnswer,
  quoteAnswer,
  changeAnswer,
  adviceAnswer,
]

/** Of what one message asks no more is read, nor kept for the owner. */
const MOST_ASKED = 4

/**
 * What the machine of a firm's site says to a question: by rules from the facts, else by quoting what the firm wrote, else
 * that it does not know. Pure, and it promises nothing.
 * @param question as it was typed; only its first five hundred characters are read
 * @param before what the same visitor asked before: a mere « c’est combien ? » is about the last thing asked there
 */
export function answerQuestion(firm: Firm, question: string, at: Date, before = ''): SiteAnswer {
  const asked = askedOf(firm, question, at)
  const alone = firstOf(FIRST, asked)
  if (alone) return told(firm, [alone])
  const courtesy = courtesyAnswer(firm, question)
  if (courtesy) return told(firm, [courtesy])
  if (NOTHING_ASKED.test(asked.text)) return told(firm, [machinePart(firm)])
  const sentences = sentencesOf(asked.text).slice(0, MOST_ASKED)
  const answer = (text: string) => firstOf(RULES, { ...asked, text, words: wordsOf(text) })
  const earlier = sentencesOf(readFor(firm, before)).findLast(text => !isMere(text))
  const parts = sentences.map((text, at) => {
    const thing = sentences[at - 1] ?? earlier
    return thing === undefined ? answer(text) : continuedAnswer(text, thing, at > 0, answer)
  })
  const known = parts.flatMap((part, at) =>
    isKnown(part)
      ? [part, ...priceBeside(asked, part, sentences[at]), ...hoursBeside(asked, part, sentences[at])]
      : [],
  )
  // A price beside it did not come first.
  const urgent = urgentAmong(asked, sentences)
  if (urgent) return told(firm, [urgent, ...known.filter(({ kind }) => kind === 'price')].filter(isNew))
  if (known.length > 0) {
    const missing = sentences.filter(
      (text, at) =>
        !isKnown(parts[at]) &&
        !(isMere(sentences[at + 1] ?? '') && isKnown(parts[at + 1])) &&
        isAsked(text, asked.text),
    )
    const said = told(firm, [
      ...known.filter(isNew).slice(0, 3),
      ...(missing.length > 0 ? [missingPart(firm)] : []),
    ])
    return { ...said, unanswered: unansweredOf(firm, question, missing, known) }
  }
  // A rule knows its subject and the firm's facts do not: its owner may have said it since, in so many words.
  const taught = knownAnswer(asked)
  if (taught) return told(firm, [taught])
  return {
    ...told(firm, [isRude(asked.text) ? angerPart(firm) : unknownPart(asked)]),
    unanswered: [question],
  }
}

/** What nobody could answer beside what is told, each once, as it was typed. */
function unansweredOf(
  firm: Firm,
  question: string,
  missing: readonly string[],
  known: readonly AnswerPart[],
): string[] {
  const once = missing.filter((text, at) => !missing.slice(0, at).some(other => isAlike(other, text)))
  const unpriced = known.flatMap(part => part.unpriced ?? [])
  return [
    ...once.map(text => typedWords(firm, question, text, sentencesOf)),
    ...unpriced
      .slice(0, MOST_ASKED - once.length)
      .map(thing => `Prix\u00a0: ${bareThing(typedWords(firm, question, thing, thingsOf))}`),
  ]
}

/** « Quel est le prix des roses ? », « les roses, ça fait combien »: « roses » */
const bareThing = (typed: string) =>
  typed
    .replace(
      /(?<=\p{L})[\s,:]+(?:(?:c[’' ]est|[cç]a|fait|font|en tout)\s+)*(?:combien|prix|tarifs?)(?:\s+(?:[cç]a|fait|font|en tout|au total))*[\s?!.]*$/iu,
      '',
    )
    .replace(/^.*(?<!\p{L})(?:combien|prix|tarifs?|co[uû]t\p{L}*)\s*(?:(?:est|sont|fait|font)\s)?/iu, '')
    .replace(/^(?:d(?:e la|e l[’' ]|u|es|e|[’' ])|l(?:es?|a|[’' ])|une?)\s*/i, '')
    .replace(/[?!.\s]+$/, '')

/** « Mariage, prix et dispo le 12 juin »: who wants a time may ask for a price in one breath. */
function priceBeside(asked: Asked, { kind }: AnswerPart, text = ''): AnswerPart[] {
  const price = kind === 'request' ? priceAnswer({ ...asked, text, words: wordsOf(text) }) : null
  return price?.kind === 'price' ? [price] : []
}

/** « La formule, samedi midi ? » is answered by the formule, and by what that day is like: what is quoted, or a price, alone would say yes. */
function hoursBeside(asked: Asked, { kind, text: said, facts }: AnswerPart, text = ''): AnswerPart[] {
  if (!['service', 'price'].includes(kind) || namesDay(readable(said))) return []
  if (facts.some(fact => fact.startsWith('answers'))) return []
  const hours = hoursThen(asked, text)
  // Beside a price only that it is shut then.
  return hours && (kind === 'service' || hours.text.includes('fermé')) ? [hours] : []
}

const NOTHING_ASKED = /^(allo|test|bonjour|oui|non|aide|aidez? moi|help)?[^a-z0-9]*$/

function askedOf(firm: Firm, question: string, at: Date): Asked {
  const text = readFor(firm, question)
  return { firm, text, words: wordsOf(text), at, zone: territoryZone(firm.facts.address.postal_code) }
}

const isKnown = (part: AnswerPart | null | undefined): part is AnswerPart =>
  part !== null && part !== undefined && part.kind !== 'unknown'

/** « Ma fille a dix ans. » asks for nothing. */
const ASKS =
  /\b(vous [a-z]+ez|[a-z]+ez vous|vous faites|faites vous|vous etes|etes vous|combien|quels?|quand|comment|est ce|il y a|y a t il|il faut|faut (il|quel)|(peut|peux|puis) (on|je)|(on|je) peu[tx])\b/
const isAsked = (sentence: string, text: string): boolean =>
  (ASKS.test(sentence) || text.replace(/ (?=\?)/g, '').includes(`${sentence}?`)) &&
  stemsOf(sentence).length > 0 &&
  !isCourtesy(sentence)

/** Not what another part says too: « la carte ? et les chèques ? »; and no text of a service beside its price. */
const isNew = (part: AnswerPart, at: number, parts: readonly AnswerPart[]): boolean =>
  parts.findIndex(one => one.text === part.text && !isBesidePrice(one, parts)) === at

const isBesidePrice = (part: AnswerPart, parts: readonly AnswerPart[]): boolean =>
  part.kind === 'service' &&
  parts.some(({ kind, facts }) => kind === 'price' && part.facts.every(fact => facts.includes(fact)))

/** How a question begins that stands beside another. */
const BEGUN =
  '(?:c est (?:combien|ouvert|ferme|ou|quand|quel|quoi|a quel)|combien|ca coute|vous (?:[a-z]+ez|etes|faites)|si vous|si c est|il y a|il faut|faut|a quel heure|le prix|est ce|(?:vos |votre |les |l |le |quel (?:est votre |sont vos )?)?(?:prix|tarifs?|horaires?|adresse|numero|telephone))\\b'
const PARTED = new RegExp(
  `[?!]+|\\. |(?:\\bet|[+&]) ?(?=c est\\b|vous\\b|${BEGUN}|la [a-z]+ (?:c est )?combien)`,
)
const COMMA = new RegExp(`, ?(?:et )?(?=${BEGUN})`)

/** Two questions in one are two: « ouvert samedi ? et la barbe c combien », « … et c’est combien ? », « vos horaires et vos tarifs » */
const sentencesOf = (text: string): string[] =>
  text
    .split(PARTED)
    .flatMap(atCommas)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence.length > 1)

/** « Vous ouvrez quand, vous prenez la carte » is two; « si je viens samedi, vous êtes ouverts » is one. */
function atCommas(sentence: string): string[] {
  const parts: string[] = []
  for (const part of sentence.split(COMMA)) {
    const last = parts.at(-1)
    if (last === undefined || asksByItself(last)) parts.push(part)
    else parts[parts.length - 1] = `${last}, ${part}`
  }
  return parts
}

const asksByItself = (text: string): boolean =>
  !/^(si|quand|comme|puisque|vu que)\b/.test(text) &&
  (ASKS.test(text) || asksForPrice(text) || OPEN.test(text))

function firstOf(rules: readonly AnswerRule[], asked: Asked): AnswerPart | null {
  for (const rule of rules) {
    const part = rule(asked)
    if (part) return part
  }
  return null
}

/** That it is not known, what comes near it, and who knows. */
function unknownPart(asked: Asked): AnswerPart {
  return {
    kind: 'unknown',
    text: ['Ce site ne le dit pas.', nearWords(asked), `Écrivez votre question ${formOrPerson(asked.firm)}.`]
      .filter(Boolean)
      .join(' '),
    facts: ['unknown'],
  }
}

function formOrPerson(firm: Firm): string {
  const person = personWords(firm)
  return `avec le formulaire${person ? `, ou demandez à une personne\u00a0: ${person.words}` : ''}`
}

/** Of two questions one may be answered: that the other is not is said too. */
function missingPart(firm: Firm): AnswerPart {
  return {
    kind: 'unknown',
    text: `Sur l’autre point, je n’ai pas trouvé de réponse ici\u00a0: écrivez votre question ${formOrPerson(firm)}.`,
    facts: ['unknown'],
  }
}

function told(firm: Firm, parts: readonly AnswerPart[]): SiteAnswer {
  const facts = [...new Set(parts.flatMap(part => part.facts))]
  const words = parts.map(({ text }, at) => (at < parts.length - 1 ? ended(text) : text)).join(' ')
  const { telephone } = firm.facts
  return {
    kind: parts[0]?.kind ?? 'unknown',
    // « +33 6… » is told as the pages show it, who make a link of it.
    text: frenchSpaces(telephone ? words.replaceAll(telephone, formatPhone(telephone)) : words),
    sources: sourcesOf(firm, facts),
    facts,
    unanswered: [],
  }
}

/** Which kinds of section show a fact. */
const SHOWN_IN: readonly [RegExp, readonly SiteSection['kind'][]][] = [
  [/^(hours|closures|public_holidays|by_appointment)/, ['hours']],
  [/^area/, ['area']],
  [/^(payments|address|telephone|email)/, ['contact']],
  [/^(about|since|qualifications)/, ['about']],
  [/^(request|unknown)/, ['request']],
]

function sourcesOf(firm: Firm, facts: readonly string[]): string[] {
  const sections = firm.layout.pages.flatMap(page => page.sections)
  const ids = facts.flatMap(fact => {
    if (fact.startsWith('sections.')) return [fact.slice('sections.'.length)]
    if (/^services\b/.test(fact)) return showingService(firm, fact.slice('services.'.length))
    const kinds = SHOWN_IN.find(([pattern]) => pattern.test(fact))?.[1] ?? []
    return sections.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  })
  return [...new Set(ids)].filter(id => sections.some(section => section.id === id)).slice(0, 4)
}

/** @param name of one service; empty for whichever has a price */
const showingService = ({ facts, layout }: Firm, name: string): string[] =>
  layout.pages.flatMap(({ sections }) =>
    sections
      .filter(
        section =>
          ['services', 'prices'].includes(section.kind) &&
          shownGroups(facts, section, sections).some(({ services }) =>
            services.some(service => (name ? service.name === name : service.price_cents !== null)),
          ),
      )
      .map(({ id }) => id),
  )
