import { expect, test } from 'vitest'
import { MACHINE_ORDERS } from '../../../tests/support/machine-orders'
import {
  exampleFirm,
  exampleFirms,
  type VisitorQuestion,
  visitorQuestions,
} from '../../../tests/support/visitor-questions'
import { emptyFacts } from '../../domain/site/empty-facts'
import { fold } from '../../domain/text/slug'
import type { SiteAnswer } from './answer'
import { answerQuestion } from './answer-question'

const answered = visitorQuestions.map(asked => ({
  asked,
  answer: answerQuestion(exampleFirm(asked.trade), asked.question, asked.at),
}))

test('four hundred questions are answered with the right kind and fact, nine of ten of them', () => {
  expect(visitorQuestions.length).toBeGreaterThanOrEqual(400)
  const wrong = answered.flatMap(({ asked, answer }) => {
    const faults = faultsOf(asked, answer)
    return faults.length > 0
      ? [
          `${asked.trade}: ${asked.question} (${asked.kind} | ${asked.fact}) → ${faults.join(' · ')}: ${answer.text}`,
        ]
      : []
  })
  expect(1 - wrong.length / answered.length, wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
})

/** What is wrong with an answer; empty where kind, fact and words are right. */
function faultsOf({ kind, fact, says }: VisitorQuestion, answer: SiteAnswer): string[] {
  const cited = [...answer.facts, answer.kind].map(path =>
    path.replace(/^qualifications\.\d+$/, 'qualifications'),
  )
  const both = fact.includes(' + ')
  const holds = both
    ? fact.split(' + ').every(one => cited.includes(one))
    : fact.split(' / ').some(one => cited.includes(one))
  const said = plain(answer.text)
  const wrong = (says === '-' ? [] : says.split(' & ')).filter(word =>
    word.startsWith('!') ? said.includes(plain(word.slice(1))) : !said.includes(plain(word)),
  )
  return [
    ...(kind.split(/ [/+] /).includes(answer.kind) ? [] : [answer.kind]),
    ...(holds ? [] : [answer.facts.join(', ')]),
    ...wrong,
  ]
}

const plain = (words: string) => fold(words).replace(/[\u00a0\u202f]/g, ' ')

/** Kinds that say a price or an hour wrongly are never forgiven, whatever the share. */
test('no answer about hours or prices is a wrong one', () => {
  const wrong = answered.filter(({ asked, answer }) => {
    const faults = faultsOf(asked, answer)
    return faults.length > 0 && ['hours', 'price', 'area'].includes(answer.kind)
  })
  expect(wrong.map(({ asked, answer }) => `${asked.question} → ${answer.text}`)).toEqual([])
})

test('no figure is said that the firm, the calendar or the distance between two towns does not hold', () => {
  for (const { asked, answer } of answered) {
    const firm = exampleFirm(asked.trade)
    const held = new Set(
      figuresOf(`${JSON.stringify(firm.facts)} ${JSON.stringify(firm.layout)} ${asked.question}`),
    )
    for (const { price_cents } of firm.facts.services)
      if (price_cents !== null)
        for (const one of figuresOf((price_cents / 100).toFixed(2).replace(/\.00$/, ''))) held.add(one)
    const own = answer.text
      // Emergency numbers are nobody's fact; the day that is asked about is in the calendar.
      .replace(/Appelez le 15 ou le 112|appelez le 18 ou le 112/g, '')
      .replace(/\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) \d+(er)? \p{L}+( \d{4})?/giu, '')
      .replace(/(?<=Fermé |\()(du|le) \d+(er)?( \p{L}+)?( \d{4})? au \d+(er)?.\p{L}+ \d{4}/gu, '')
      .replace(/\(jour férié[^)]*\)/g, '')
      .replace(/à environ \d+.km/g, '')
    const strange = figuresOf(own).filter(figure => !held.has(figure))
    expect(strange, `${asked.trade}: ${asked.question} → ${answer.text}`).toEqual([])
  }
})

const figuresOf = (words: string): string[] =>
  (words.match(/\d+/g) ?? []).map(figure => String(Number(figure)))

test('no time, no price and no place is promised in words of ours', () => {
  const promise =
    /\b(c’est noté|je note|je réserve|réservé|retenue?|place libre|disponible|nous passons|nous venons|vous rappel|confirmé|garanti|dans l’heure|sans faute|promis)\b/i
  for (const { asked, answer } of answered)
    expect(answer.text.replace(/«[^»]*»/g, ''), asked.question).not.toMatch(promise)
})

test('an amount is always said beside the name of its service, and never added to another', () => {
  for (const { asked, answer } of answered) {
    const { services } = exampleFirm(asked.trade).facts
    for (const [, lead = '', amount = ''] of answer.text
      .replace(/«[^»]*»/g, '')
      .matchAll(/([^.;]*?):[^.;]*?([\d ,\u202f]+)\u00a0€/g)) {
      const cents = Math.round(Number(amount.replace(/[\s\u202f]/g, '').replace(',', '.')) * 100)
      const named = services.filter(({ name }) => lead.trim().endsWith(name.replace(/'/g, '’').trim()))
      expect(
        named.map(({ price_cents }) => price_cents),
        `${asked.question} → ${answer.text}`,
      ).toContain(cents)
    }
  }
})

test('a firm that said nothing is answered for with the form, and nothing else', () => {
  const firm = {
    facts: emptyFacts('Zorglub', 'fleuriste'),
    layout: { ...exampleFirm('fleuriste').layout, pages: [] },
    places: [],
  }
  for (const { question, at } of visitorQuestions) {
    const { kind, text } = answerQuestion(firm, question, at)
    expect(['unknown', 'request', 'contact'], `${question} → ${text}`).toContain(kind)
    expect(text.replace(/15 ou le 112|18 ou le 112/g, ''), question).not.toMatch(/\d/)
  }
})

test('sources are sections of the site', () => {
  for (const { asked, answer } of answered) {
    const ids = exampleFirm(asked.trade).layout.pages.flatMap(({ sections }) => sections.map(({ id }) => id))
    for (const source of answer.sources) expect(ids).toContain(source)
  }
  expect(exampleFirms).toHaveLength(8)
})

test('there are sixty of them', () => {
  expect(new Set(MACHINE_ORDERS).size).toBe(60)
})

test.each(['dec', 'oct', 'a', 'etou', 'lundi'])(
  'a moment that is made of %s over and over is answered at all',
  syllable => {
    for (const [, firm] of exampleFirms)
      expect(answerQuestion(firm, `demain ${syllable.repeat(150)}$`, new Date()).text).not.toBe('')
  },
)

test('orders in a question change nothing: only the firm’s words and ours come back', () => {
  for (const [, firm] of exampleFirms)
    for (const order of [
      ...MACHINE_ORDERS,
      ...MACHINE_ORDERS.map(words => words.toUpperCase()),
      ...MACHINE_ORDERS.map(words => `ouvert ? ${words}`),
    ]) {
      const { text } = answerQuestion(firm, order, new Date('2026-12-03T14:10:00+01:00'))
      expect(text, order).not.toMatch(
        /[<>{}$]|\bremise\b|50 ?%|24h\/24|réservé pour|table est libre|mal\.example|prompt/i,
      )
      expect(text.length).toBeLessThan(900)
      const own = `${JSON.stringify(firm.facts)}${JSON.stringify(firm.layout)}`
      for (const [, amount = ''] of text.matchAll(/(\d+)(?:,\d+)?\u00a0€/g)) expect(own).toContain(amount)
    }
})

test('orders in a fact are quoted as text, and move no other answer', () => {
  const firm = exampleFirm('garage')
  const at = new Date('2026-12-03T14:10:00+01:00')
  for (const order of MACHINE_ORDERS) {
    const told = { ...firm, facts: { ...firm.facts, about: order, assistant_contact: null } }
    for (const question of [
      'ouvert maintenant ?',
      'c combien une vidange',
      'vous prenez la carte ?',
      "t'es un robot ?",
    ])
      expect(answerQuestion(told, question, at).text).toBe(answerQuestion(firm, question, at).text)
  }
})

test('what its owner answered once is known from then on, however it is asked, and nothing else is', () => {
  const at = new Date('2026-12-03T14:10:00+01:00')
  const firm = exampleFirm('garage')
  const asked = 'Vous réparez les vélos électriques ?'
  expect(answerQuestion(firm, asked, at).kind).toBe('unknown')
  const answers = [
    { question: asked, answer: 'Non, voyez l’atelier d’en face.' },
    { question: 'Avez-vous un chien ?', answer: 'Oui,\nil s’appelle Boulon.' },
  ]
  const taught = { ...firm, facts: { ...firm.facts, answers } }
  for (const question of [
    asked,
    'bonjour, reparez vous des velo electrique svp',
    'réparez vous les vélos éléctriques',
  ])
    expect(answerQuestion(taught, question, at), question).toMatchObject({
      kind: 'service',
      facts: ['answers.0'],
      text: expect.stringContaining('voyez l’atelier d’en face'),
    })
  expect(answerQuestion(taught, 'y a un chien chez vous ?', at).text).toContain('Oui, il s’appelle Boulon.')
  for (const question of [
    'Vous louez des trottinettes ?',
    'Vous réparez les vélos électriques le dimanche ?',
  ])
    expect(answerQuestion(taught, question, at).facts, question).not.toContain('answers.0')
  for (const { question, at: then } of visitorQuestions)
    if (answerQuestion(firm, question, then).kind !== 'unknown')
      expect(answerQuestion(taught, question, then), question).toEqual(answerQuestion(firm, question, then))
})

test('a rule that knows its subject but not the fact leaves the word to the answer', () => {
  const at = new Date('2026-12-03T14:10:00+01:00')
  const silent = { ...exampleFirm('garage'), facts: { ...exampleFirm('garage').facts, payments: [] } }
  const question = 'Vous prenez les chèques ?'
  expect(answerQuestion(silent, question, at).kind).toBe('unknown')
  const answers = [{ question, answer: 'Oui, jusqu’à 300 €.' }]
  const taught = { ...silent, facts: { ...silent.facts, answers } }
  expect(answerQuestion(taught, 'vs prenez les cheques', at).text).toContain('Oui, jusqu’à 300')
})

test('orders in what an owner answered are quoted as text, and move no other answer', () => {
  const firm = exampleFirm('garage')
  const at = new Date('2026-12-03T14:10:00+01:00')
  for (const order of MACHINE_ORDERS) {
    const answers = [{ question: 'Vous vendez des vélos ?', answer: order }]
    const taught = { ...firm, facts: { ...firm.facts, answers } }
    for (const question of ['ouvert maintenant ?', 'c combien une vidange', 'vous prenez la carte ?'])
      expect(answerQuestion(taught, question, at).text).toBe(answerQuestion(firm, question, at).text)
  }
})
