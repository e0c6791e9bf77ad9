import { fold } from '~/domain/text/slug'
import type { Firm } from './firm'
import { stemOf } from './stems'
import { wordsOf } from './words-of'

const kept = new WeakMap<Firm, ReadonlySet<string>>()

/** The words of what the firm wrote and their stems, to know a near miss of one by. */
export function firmWords(firm: Firm): ReadonlySet<string> {
  const known = kept.get(firm)
  if (known) return known
  const { facts, layout } = firm
  const texts = [
    facts.name,
    facts.address.city ?? '',
    facts.about ?? '',
    ...facts.area.towns,
    ...(facts.answers ?? []).map(({ question }) => question),
    ...facts.services.flatMap(({ name, detail }) => [name, detail ?? '']),
    ...layout.pages.flatMap(({ sections }) =>
      sections.flatMap(({ title, texts: said, questions }) => [
        title?.text ?? '',
        ...said.map(({ text }) => text),
        ...questions.flatMap(({ question, answer }) => [question.text, answer.text]),
      ]),
    ),
  ]
  const said = texts.flatMap(text => wordsOf(fold(text).replace(/[’']/g, ' ')))
  const words = new Set([...said, ...said.map(stemOf)])
  kept.set(firm, words)
  return words
}
