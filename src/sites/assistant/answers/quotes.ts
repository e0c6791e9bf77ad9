import MiniSearch from 'minisearch'
import type { SiteSection, SiteText } from '~/domain/site/layout/layout'
import { qualificationWords } from '~/domain/site/words/qualification-words'
import { verbsAsked } from '../question/asked-verbs'
import type { Firm } from '../question/firm'
import { readable } from '../question/question-text'
import { DAYS, itemHeads, stemsOf, TELLING } from '../question/stems'
import { wordsOf } from '../question/words-of'

/** A passage of what the firm wrote. */
export interface Quote {
  fact: string
  /** What it stands under: the name of a service, a question. */
  title: string | null
  text: string
}

/** Kinds whose texts are part of a form, not of what the firm tells. */
const UNTOLD: readonly SiteSection['kind'][] = ['request', 'legal']

/** Sentences of ours hold no fact: « de quoi prendre rendez-vous » answers nobody. */
const isTheFirms = ({ origin }: SiteText) => origin !== 'template'

const passages = ({ facts, layout }: Firm): Quote[] => [
  ...layout.pages.flatMap(({ sections }) =>
    sections
      .filter(({ kind }) => !UNTOLD.includes(kind))
      .map(section => ({ ...section, texts: section.texts.filter(isTheFirms) }))
      .flatMap(({ id, title, texts, questions }) => [
        ...texts.flatMap(({ text }) =>
          partsOf(text).map(part => ({ fact: `sections.${id}`, title: null, text: part })),
        ),
        ...questions.map(({ question, answer }) => ({
          fact: `sections.${id}`,
          title: question.text,
          text: answer.text.replace(/\s*\n\s*/g, ', '),
        })),
        ...(title && texts[0]
          ? [{ fact: `sections.${id}`, title: title.text, text: partsOf(texts[0].text)[0] ?? '' }]
          : []),
      ]),
  ),
  ...facts.services.map(({ name, detail }) => ({
    fact: `services.${name}`,
    title: name,
    text: (detail ?? '').replace(/\s*\n\s*/g, ', '),
  })),
  ...(facts.about ?? '')
    .split(/(?<=[.!?])\s+/)
    .filter(text => text.trim())
    .map(text => ({ fact: 'about', title: null, text })),
  ...facts.qualifications.map((one, at) => ({
    fact: `qualifications.${at}`,
    title: null,
    text: qualificationWords(one),
  })),
]

/** Longer than that, a text is quoted by some of its sentences. */
const LONGEST_QUOTE = 320

function partsOf(text: string): string[] {
  if (text.length <= LONGEST_QUOTE) return [text]
  const parts: string[] = []
  for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < LONGEST_QUOTE)
      parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts
}

/** All that a firm wrote. */
export const passagesOf = (firm: Firm): readonly Quote[] => indexOf(firm).quotes

/** A passage of so few words is about each of them. */
const SHORT = 3

interface Index {
  quotes: Quote[]
  /** Of each, the stems of its title and those that its items begin with. */
  heads: ReadonlySet<string>[]
  /** Of each, what it is about: those, and of a short one all. */
  about: ReadonlySet<string>[]
  search: MiniSearch<{ id: number; words: string }>
}

const kept = new WeakMap<Firm, Index>()

function indexOf(firm: Firm): Index {
  const known = kept.get(firm)
  if (known) return known
  const quotes = passages(firm)
  const search = new MiniSearch<{ id: number; words: string }>({
    fields: ['words'],
    // What is indexed and what is looked for are stems already.
    tokenize: words => words.split(' '),
    processTerm: term => term,
  })
  const stems = quotes.map(({ title, text }) => stemsOf(readable(`${title ?? ''} ${text}`)))
  search.addAll(stems.map((words, id) => ({ id, words: words.join(' ') })))
  const heads = quotes.map(
    ({ title, text }) => new Set([...stemsOf(readable(title ?? '')), ...itemHeads(text, readable)]),
  )
  const about = stems.map((words, at) => (words.length > SHORT && heads[at]) || new Set(words))
  const made = { quotes, heads, about, search }
  kept.set(firm, made)
  return made
}

/**
 * What the firm wrote of it, the best first: passages that hold most of what the question is about, or half where what they
 * are about is that half, and what is asked to be done. « Contrôle technique ? » is not answered by « quinze points contrôlés »,
 * « 20 personnes » by a number, « vous coupez le pain ? » by « Pain de campagne », nor a mere « porte » by what stands before it.
 * @param wanted which passages count
 */
export function quotesOf(firm: Firm, text: string, wanted: (quote: Quote) => boolean = () => true): Quote[] {
  const isMereWord = new Set(wordsOf(text)).size === 1 && !stemsOf(text).some(stem => TELLING.has(stem))
  return found(firm, text, verbsAsked(text), wanted, ({ isDone, shared, of, heads }) =>
    isDone && (isMereWord || shared.length * 2 === of)
      ? shared.every(stem => heads.has(stem)) && !isOtherKind(text, shared)
      : isDone && shared.length * 2 > of,
  )
}

/** « Pain complet » is no « Pain de campagne »: of two words the second says which of the first. */
function isOtherKind(text: string, shared: readonly string[]): boolean {
  const [first = '', second, ...more] = stemsOf(text)
  return second !== undefined && more.length === 0 && shared.includes(first) && !shared.includes(second)
}

/** What shares at least half of its words with the question: no answer to it, and not far from it. */
export const nearQuotesOf = (
  firm: Firm,
  text: string,
  wanted: (quote: Quote, about: ReadonlySet<string>) => boolean,
): Quote[] => found(firm, text, [], wanted, ({ shared, of }) => shared.length * 2 >= of, true)

/** A passage beside a question. */
interface Hit {
  /** Whether it speaks of what is asked to be done. */
  isDone: boolean
  /** What both are about, of how many things that the question is about. */
  shared: readonly string[]
  of: number
  /** What the passage is about. */
  heads: ReadonlySet<string>
}

/**
 * @param done stems that a passage must hold, and that the question is not about
 * @param enough whether a passage tells of the question
 * @param isNear whether that is said as what comes near, and not as an answer
 */
function found(
  firm: Firm,
  text: string,
  done: readonly string[],
  wanted: (quote: Quote, about: ReadonlySet<string>) => boolean,
  enough: (hit: Hit) => boolean,
  isNear = false,
): Quote[] {
  const subject = subjectOf(text, done)
  if (subject.size === 0) return []
  const stems = [...new Set(stemsOf(text))]
  const { quotes, heads, about, search } = indexOf(firm)
  const hits = search.search(stems.join(' '), {
    fuzzy: term => (term.length > 5 ? 1 : false),
    prefix: term => term.length > 4,
  })
  // « Galette sans fève » is no « Galette », « une séance avec le chien » no « séance »; « sans rendez-vous » is the hours'.
  const without = [...text.matchAll(/\bsans ([a-z]{3,})/g), ...text.matchAll(WITH)].flatMap(([, word = '']) =>
    stemsOf(word),
  )
  const telling = stems.filter(stem => TELLING.has(stem) || without.includes(stem))
  // What is near may be for others, by night or cheaper; « annulation gratuite » is not near « wifi gratuit ».
  const near = isNear && stems.some(stem => !TELLING.has(stem))
  return hits.flatMap(({ id, queryTerms: held }) => {
    const quote = quotes[Number(id)]
    const hit = {
      isDone: done.every(stem => held.includes(stem)),
      shared: held.filter(stem => subject.has(stem)),
      of: subject.size,
      heads: heads[Number(id)] ?? new Set<string>(),
    }
    return quote &&
      (stems.every(stem => held.includes(stem)) || !isDenial(quote)) &&
      (near || telling.every(stem => held.includes(stem))) &&
      enough(hit) &&
      wanted(quote, about[Number(id)] ?? hit.heads)
      ? [quote]
      : []
  })
}

/** « Pas de viande halal » says nothing of French meat. */
const isDenial = ({ title, text }: Quote): boolean => title === null && /^(pas|aucune?)\b/i.test(text)

/** « Avec mon chien » */
const WITH = /\bavec (?:(?:le|la|les|l|mon|ma|mes|nos|notre|un|une|des|du) )*([a-z]{3,})/g

/** The stems of what a question is about: no number, no day, no « gratuit » and nothing done, where it says anything else. */
function subjectOf(text: string, done: readonly string[]): ReadonlySet<string> {
  const words = wordsOf(text).filter(word => !/^\d/.test(word))
  const things = stemsOf(words.filter(word => !DAYS.test(word)).join(' ')).filter(
    stem => !TELLING.has(stem) && !done.includes(stem),
  )
  const named = things.length > 0 ? things : stemsOf(words.join(' '))
  return new Set(named.length > 0 ? named : stemsOf(text))
}

/** « Vidange : « Huile, filtre. » » */
export function quoted({ title, text }: Quote): string {
  if (!text) return `« ${title ?? ''} »`
  const said = /^« [^«]* »$/.test(text) ? text : `« ${text} »`
  return title ? `${title}\u00a0: ${said}` : said
}

/** « conventionné par l’Assurance Maladie » before what is said next. */
export const ended = (said: string): string => (/[^.!?…\s]\s?»$/.test(said) ? `${said}.` : said)
