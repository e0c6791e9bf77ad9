import { expect, test } from 'vitest'
import { exampleFirm, firmOfOtherTrade } from '../../../tests/support/sites/visitor-questions'
import { emptyFacts } from '../../domain/site/facts/empty-facts'
import { firstLayout } from '../../domain/site/layout/first-layout'
import { answerQuestion } from './answer-question'

const at = new Date('2026-12-04T17:50:00+01:00')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [
    'restaurant',
    'Vous êtes ouvert là ?',
    'et après 22 h ?',
    'Aujourd’hui, vendredi 4 décembre, après 22 h : fermé.',
  ],
  [
    'restaurant',
    '',
    'et apres 20h',
    'Aujourd’hui, vendredi 4 décembre : ouvert, 12 h – 14 h et 19 h – 22 h.',
  ],
  [
    'expert-comptable',
    'ouvert lundi ?',
    'et après 18 h ?',
    'Lundi 7 décembre, après 18 h : fermé. Ce jour-là : 9 h – 18 h.',
  ],
  [
    'expert-comptable',
    'ouvert lundi ?',
    'et avant 9h ?',
    'Lundi 7 décembre, avant 9 h : fermé. Ce jour-là : 9 h – 18 h.',
  ],
  ['restaurant', '', 'mardi avant midi ?', 'Mardi 8 décembre, avant 12 h : fermé.'],
])(
  '%s: « %s », then « %s » is told by what lies on that side of the hour',
  (trade, before, question, words) => {
    const { kind, text } = answerQuestion(exampleFirm(trade), question, at, before)
    expect(`${kind}: ${plain(text)}`).toContain(`hours: ${words}`)
  },
)

test('who is there by day and by night is, after any hour', () => {
  for (const question of ['et après 18 h ?', 'et après minuit ?', 'et avant 7h'])
    expect(plain(answerQuestion(firmOfOtherTrade('taxi'), question, at).text), question).toContain(
      ': ouvert, 24 h sur 24',
    )
})

test('the small hours are of the evening before', () => {
  const facts = {
    ...emptyFacts('Le Quai', 'bar'),
    hours: [{ days: [4 as const, 5 as const], opens: '22:00', closes: '07:00' }],
  }
  const said = (question: string) =>
    plain(answerQuestion({ facts, layout: firstLayout(facts), places: [] }, question, at).text)
  expect(said('ouvert samedi après 2h ?')).toBe('Demain, samedi 5 décembre à 2 h : ouvert (jusqu’à 7 h).')
  expect(said('ouvert vendredi avant 8h ?')).toBe('Aujourd’hui, vendredi 4 décembre : ouvert, 22 h – 7 h.')
})

test('a month that follows a question about another is asked of the same', () => {
  const said = (question: string) =>
    plain(answerQuestion(firmOfOtherTrade('camping'), question, at, 'ouvert en mars ?').text)
  expect(said('et en juillet ?')).toBe('Aucune fermeture n’est annoncée à ce moment-là.')
  expect(said('et cet hiver ?')).toContain('Fermé du 1er octobre 2026 au 2 avril 2027')
})
