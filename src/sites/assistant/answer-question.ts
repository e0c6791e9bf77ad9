import type { SiteSection } from '~/domain/site/layout'
import { territoryZone } from '~/domain/site/territory-clock'
import { frenchSpaces } from '~/domain/text/french-spaces'
import type { AnswerPart, AnswerRule, Asked, Firm, SiteAnswer } from './answer'
import { areaAnswer } from './area-answer'
import { lifeAnswer, personAnswer, urgentAmong, urgentAnswer } from './care-answer'
import {
  contactAnswer,
  machineAnswer,
  machinePart,
  orderAnswer,
  paymentAnswer,
  personWords,
} from './contact-answer'
import { continuedAnswer, isMere } from './continued-answer'
import { angerPart, courtesyAnswer, isCourtesy } from './courtesy-answer'
import { firmAnswer } from './firm-answer'
import { hoursAnswer } from './hours-answer'
import { knownAnswer } from './known-answer'
import { priceAnswer } from './price-answer'
import { readable, readFor } from './question-text'
import { quoteAnswer } from './quote-answer'
import { nearQuotesOf } from './quotes'
import { changeAnswer, ownBookingAnswer, requestAnswer } from './request-answer'
import { isRude } from './rude'
import { stemsOf } from './stems'
import { wordsOf } from './words-of'

/** These come before all else, in this order, and answer alone. */
const FIRST: readonly AnswerRule[] = [lifeAnswer, urgentAnswer, personAnswer, orderAnswer]
/** The first that has something to say of a sentence answers it. */
const RULES: readonly AnswerRule[] = [
  ownBookingAnswer,
  requestAnswer,
  priceAnswer,
  hoursAnswer,
  paymentAnswer,
  areaAnswer,
  machineAnswer,
  contactAnswer,
  firmAnswer,
  knownAnswer,
  quoteAnswer,
  changeAnswer,
]

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
  const sentences = sentencesOf(asked.text).slice(0, 4)
  const answer = (text: string) => firstOf(RULES, { ...asked, text, words: wordsOf(text) })
  const earlier = sentencesOf(readFor(firm, before)).findLast(text => !isMere(text))
  const parts = sentences.map((text, at) => {
    const thing = sentences[at - 1] ?? earlier
    return thing === undefined ? answer(text) : continuedAnswer(text, thing, at > 0, answer)
  })
  const known = parts.filter(isKnown)
  // A price beside it did not come first.
  const urgent = urgentAmong(asked, sentences)
  if (urgent) return told(firm, [urgent, ...known.filter(({ kind }) => kind === 'price')].filter(isNew))
  if (known.length > 0) {
    const missing = sentences.some(
      (text, at) =>
        !isKnown(parts[at]) &&
        !(isMere(sentences[at + 1] ?? '') && isKnown(parts[at + 1])) &&
        isAsked(text, asked.text),
    )
    return told(firm, [...known.filter(isNew).slice(0, 3), ...(missing ? [missingPart(firm)] : [])])
  }
  // A rule knows its subject and the firm's facts do not: its owner may have said it since, in so many words.
  return told(firm, [knownAnswer(asked) ?? (isRude(asked.text) ? angerPart(firm) : unknownPart(asked))])
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
  /\b(vous [a-z]+ez|[a-z]+ez vous|vous faites|faites vous|vous etes|etes vous|combien|quels?|quand|comment|est ce|il y a|y a t il|(peut|peux|puis) (on|je)|(on|je) peu[tx])\b/
const isAsked = (sentence: string, text: string): boolean =>
  (ASKS.test(sentence) || text.replace(/ (?=\?)/g, '').includes(`${sentence}?`)) &&
  stemsOf(sentence).length > 0 &&
  !isCourtesy(sentence)

/** Not what another part says too: « la carte ? et les chèques ? »; and no text of a service beside its price. */
const isNew = (part: AnswerPart, at: number, parts: readonly AnswerPart[]): boolean =>
  parts.findIndex(({ text }) => text === part.text) === at &&
  !(
    part.kind === 'service' &&
    parts.some(({ kind, facts }) => kind === 'price' && part.facts.every(fact => facts.includes(fact)))
  )

/** Two questions in one are two: « ouvert samedi ? et la barbe c combien », « … et c’est combien ? », « vos horaires et vos tarifs » */
const sentencesOf = (text: string): string[] =>
  text
    .split(
      /[?!]+|\. |\bet (?=c est|combien|ca coute|vous|si vous|si c est|il y a |le prix|est ce|la [a-z]+ (?:c est )?combien|(?:vos |votre |les |l |le |quel (?:est votre |sont vos )?)?(?:prix|tarifs?|horaires?|adresse|numero|telephone)\b)/,
    )
    .map(sentence => sentence.trim())
    .filter(sentence => sentence.length > 1)

function firstOf(rules: readonly AnswerRule[], asked: Asked): AnswerPart | null {
  for (const rule of rules) {
    const part = rule(asked)
    if (part) return part
  }
  return null
}

/** That it is not known, what comes near it, and who knows. */
function unknownPart({ firm, text }: Asked): AnswerPart {
  const person = personWords(firm)
  const who = person ? `, ou demandez à une personne\u00a0: ${person.words}` : ''
  const words = stemsOf(text)
  const [near] = nearQuotesOf(
    firm,
    text,
    ({ fact, title }) =>
      fact.startsWith('services.') && stemsOf(readable(title ?? '')).some(stem => words.includes(stem)),
  )
  const hint = near?.title ? ` Ce qui s’en approche ici\u00a0: ${near.title}.` : ''
  return {
    kind: 'unknown',
    text: `Ce site ne le dit pas.${hint} Écrivez votre question avec le formulaire${who}.`,
    facts: ['unknown'],
  }
}

/** Of two questions one may be answered: that the other is not is said too. */
function missingPart(firm: Firm): AnswerPart {
  const person = personWords(firm)
  const who = person ? `, ou demandez à une personne\u00a0: ${person.words}` : ''
  return {
    kind: 'unknown',
    text: `Sur l’autre point, je n’ai pas trouvé de réponse ici\u00a0: écrivez votre question avec le formulaire${who}.`,
    facts: ['unknown'],
  }
}

function told(firm: Firm, parts: readonly AnswerPart[]): SiteAnswer {
  const facts = [...new Set(parts.flatMap(part => part.facts))]
  return {
    kind: parts[0]?.kind ?? 'unknown',
    text: frenchSpaces(parts.map(({ text }) => text).join(' ')),
    sources: sourcesOf(firm, facts),
    facts,
  }
}

/** Which kinds of section show a fact. */
const SHOWN_IN: readonly [RegExp, readonly SiteSection['kind'][]][] = [
  [/^(hours|closures|public_holidays|by_appointment)/, ['hours']],
  [/^area/, ['area']],
  [/^(payments|address|telephone|email)/, ['contact']],
  [/^(about|qualifications)/, ['about']],
  [/^(request|unknown)/, ['request']],
]

function sourcesOf({ layout }: Firm, facts: readonly string[]): string[] {
  const sections = layout.pages.flatMap(page => page.sections)
  const ids = facts.flatMap(fact => {
    if (fact.startsWith('sections.')) return [fact.slice('sections.'.length)]
    if (fact.startsWith('services.')) {
      const name = fact.slice('services.'.length)
      return sections
        .filter(one => one.groups?.some(({ services }) => services.includes(name)))
        .map(({ id }) => id)
    }
    const kinds = SHOWN_IN.find(([pattern]) => pattern.test(fact))?.[1] ?? []
    return sections.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  })
  return [...new Set(ids)].filter(id => sections.some(section => section.id === id)).slice(0, 4)
}
