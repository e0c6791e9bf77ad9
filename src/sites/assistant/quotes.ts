import MiniSearch from 'minisearch'
import type { SiteSection, SiteText } from '~/domain/site/layout'
import type { Firm } from './answer'
import { readable } from './question-text'
import { itemHeads, stemsOf, TELLING } from './stems'

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
  ...facts.qualifications.map(({ name, number }, at) => ({
    fact: `qualifications.${at}`,
    title: null,
    text: number ? `${name}, n° ${number}` : name,
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

interface Index {
  quotes: Quote[]
  /** Of each, the stems of its title and those that its items begin with. */
  heads: ReadonlySet<string>[]
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
  search.addAll(
    quotes.map(({ title, text }, id) => ({
      id,
      words: stemsOf(readable(`${title ?? ''} ${text}`)).join(' '),
    })),
  )
  const heads = quotes.map(
    ({ title, text }) => new Set([...stemsOf(readable(title ?? '')), ...itemHeads(text, readable)]),
  )
  const made = { quotes, heads, search }
  kept.set(firm, made)
  return made
}

/**
 * What the firm wrote of it, the best first: passages that hold most of what the question is about, or half where what they
 * are about is that half. « Contrôle technique ? » is not answered by « quinze points contrôlés », nor « 20 personnes » by a number.
 * @param wanted which passages count
 */
export const quotesOf = (firm: Firm, text: string, wanted: (quote: Quote) => boolean = () => true): Quote[] =>
  found(firm, text, wanted, (shared, of, heads) =>
    shared.length * 2 === of ? shared.every(stem => heads.has(stem)) : shared.length * 2 > of,
  )

/** What shares at least half of its words with the question: no answer to it, and not far from it. */
export const nearQuotesOf = (firm: Firm, text: string, wanted: (quote: Quote) => boolean): Quote[] =>
  found(firm, text, wanted, (shared, of) => shared.length * 2 >= of)

/** @param enough whether a passage tells of a question, by the words that they share, how many the question has, and its heads */
function found(
  firm: Firm,
  text: string,
  wanted: (quote: Quote) => boolean,
  enough: (shared: string[], of: number, heads: ReadonlySet<string>) => boolean,
): Quote[] {
  const all = [...new Set(stemsOf(text))]
  const told = all.filter(stem => !/^\d/.test(stem))
  const stems = told.length > 0 ? told : all
  if (stems.length === 0) return []
  const { quotes, heads, search } = indexOf(firm)
  const hits = search.search(stems.join(' '), {
    fuzzy: term => (term.length > 5 ? 1 : false),
    prefix: term => term.length > 4,
  })
  // « Galette sans fève » is no « Galette »; « sans rendez-vous » is the hours'.
  const without = [...text.matchAll(/\bsans ([a-z]{3,})/g)].flatMap(([, word = '']) => stemsOf(word))
  const telling = stems.filter(stem => TELLING.has(stem) || without.includes(stem))
  return hits.flatMap(({ id, queryTerms }) => {
    const quote = quotes[Number(id)]
    const isTold =
      enough(queryTerms, stems.length, heads[Number(id)] ?? new Set()) &&
      telling.every(stem => queryTerms.includes(stem))
    return quote && isTold && wanted(quote) ? [quote] : []
  })
}

/** « Vidange : « Huile, filtre. » » */
export function quoted({ title, text }: Quote): string {
  if (!text) return `« ${title ?? ''} »`
  return title ? `${title}\u00a0: « ${text} »` : `« ${text} »`
}
