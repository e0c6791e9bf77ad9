import type { SiteSection } from '~/domain/site/layout'
import { territoryZone } from '~/domain/site/territory-clock'
import { frenchSpaces } from '~/domain/text/french-spaces'
import type { AnswerPart, AnswerRule, Asked, Firm, SiteAnswer } from './answer'
import { areaAnswer } from './area-answer'
import { lifeAnswer, personAnswer, urgentAnswer } from './care-answer'
import { contactAnswer, machineAnswer, machinePart, paymentAnswer, personWords } from './contact-answer'
import { angerPart, courtesyAnswer } from './courtesy-answer'
import { firmAnswer } from './firm-answer'
import { hoursAnswer } from './hours-answer'
import { knownAnswer } from './known-answer'
import { COUNTED, priceAnswer, serviceLine } from './price-answer'
import { readable, readFor } from './question-text'
import { type Quote, quoted, quotesOf } from './quotes'
import { changeAnswer, requestAnswer } from './request-answer'
import { isRude } from './rude'
import { stemsOf } from './stems'
import { wordsOf } from './words-of'

/** These come before all else, in this order, and answer alone. */
const FIRST: readonly AnswerRule[] = [lifeAnswer, urgentAnswer, personAnswer]
/** The first that has something to say of a sentence answers it. */
const RULES: readonly AnswerRule[] = [
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
 */
export function answerQuestion(firm: Firm, question: string, at: Date): SiteAnswer {
  const asked = askedOf(firm, question, at)
  const alone = firstOf(FIRST, asked)
  if (alone) return told(firm, [alone])
  const courtesy = courtesyAnswer(firm, question)
  if (courtesy) return told(firm, [courtesy])
  if (NOTHING_ASKED.test(asked.text)) return told(firm, [machinePart(firm)])
  const parts = sentencesOf(asked.text)
    .map(text => firstOf(RULES, { ...asked, text, words: wordsOf(text) }))
    .filter(part => part !== null)
  const known = parts.filter(({ kind }) => kind !== 'unknown')
  if (known.length > 0) return told(firm, known.slice(0, 2))
  // A rule knows its subject and the firm's facts do not: its owner may have said it since, in so many words.
  return told(firm, [knownAnswer(asked) ?? (isRude(asked.text) ? angerPart(firm) : unknownPart(asked))])
}

const NOTHING_ASKED = /^(ok|allo|test|bonjour)?[ !?.,]*$/

function askedOf(firm: Firm, question: string, at: Date): Asked {
  const text = readFor(firm, question)
  return { firm, text, words: wordsOf(text), at, zone: territoryZone(firm.facts.address.postal_code) }
}

/** Two questions in one are two: « ouvert samedi ? et la barbe c combien », « … et c’est combien ? » */
const sentencesOf = (text: string): string[] =>
  text
    .split(
      /[?!]+|\. |\bet (?=c est combien|combien|ca coute|vous|le prix|est ce|la [a-z]+ (?:c est )?combien)/,
    )
    .map(sentence => sentence.trim())
    .filter(sentence => sentence.length > 1)
    .slice(0, 4)

function firstOf(rules: readonly AnswerRule[], asked: Asked): AnswerPart | null {
  for (const rule of rules) {
    const part = rule(asked)
    if (part) return part
  }
  return null
}

function quoteAnswer({ firm, text }: Asked): AnswerPart | null {
  if (isRude(text)) return null
  const [best] = DURATION.test(text)
    ? [...quotesOf(firm, text, lasts), ...quotesOf(firm, text)]
    : quotesOf(firm, text)
  if (!best || isMereName(best, text)) return null
  const service = best.text === '' && firm.facts.services.find(({ name }) => name === best.title)
  // « Vous avez des baguettes ? » is answered by the line of the price list; « la tarte est pour combien ? » is not.
  if (service && COUNTED.test(text)) return null
  const words = service ? `${serviceLine(service)}.` : quoted(best)
  return { kind: 'service', text: words, facts: [best.fact] }
}

/** « Tarte aux pommes » is no answer to « des noix dans la tarte ? »: a name alone answers who asked for that name. */
const isMereName = (quote: Quote, text: string): boolean =>
  quote.text === '' && stemsOf(text).some(stem => !stemsOf(readable(quote.title ?? '')).includes(stem))

const DURATION = /\b(combien de temps|duree|dure|delais?|longtemps|tient)\b/
const lasts = ({ text }: { text: string }) => /\b(minutes?|heures?|jours?|semaines?|mois|ans?)\b/.test(text)

/** That it is not known, what comes near it, and who knows. */
function unknownPart({ firm, text }: Asked): AnswerPart {
  const person = personWords(firm)
  const who = person ? `, ou demandez à une personne\u00a0: ${person.words}` : ''
  const near = quotesOf(firm, text, quote => isMereName(quote, text))[0]
  const named = near && firm.facts.services.find(({ name }) => name === near.title)
  const hint = named ? ` Ce qui s’en approche ici\u00a0: ${named.name}.` : ''
  return {
    kind: 'unknown',
    text: `Ce site ne le dit pas.${hint} Écrivez votre question avec le formulaire${who}.`,
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
