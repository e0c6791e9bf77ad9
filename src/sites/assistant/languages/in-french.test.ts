import { expect, test } from 'vitest'
import { exampleFirm, firmOfOtherTrade } from '../../../../tests/support/sites/visitor-questions'
import { answerQuestion } from '../answer-question'

const at = new Date('2026-12-05T21:45:00+01:00')
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  ['siete aperti stasera?', /^Aujourd’hui, samedi 5 décembre : ouvert, 19 h – 23 h/],
  ['Siete aperti domenica?', /^Demain, dimanche 6 décembre : fermé/],
  ['a che ora chiudete', /19 h – 23 h/],
  ['avete un tavolo per due domani?', /^Je ne connais pas l’agenda/],
  ['posso pagare con carta', /^Moyens de paiement annoncés : carte bancaire/],
  ['dove siete?', /^18 rue des Forges-Neuves, 21000 Dijon/],
  ['sento odore di gas', /^Sortez sans rien allumer/],
  ['mio figlio non respira', /^Appelez le 15 ou le 112/],
  ['sono allergico alle noci', /^Une machine ne répond pas sur la santé/],
  ['quanto costa la bistecca?', /^Ce site ne le dit pas/],
])('Italian is read: %s', (question, words) => {
  expect(plain(answerQuestion(exampleFirm('restaurant'), question, at).text)).toMatch(words)
})

test.each([
  'haben Sie im Mai geöffnet?',
  'are you open in july',
  '¿está abierto en agosto?',
  'siete aperti a giugno',
])('a month is asked about, and not this moment: %s', question => {
  expect(plain(answerQuestion(firmOfOtherTrade('camping'), question, at).text)).toBe(
    'Aucune fermeture n’est annoncée à ce moment-là.',
  )
})

test.each([
  'open on dec 29',
  'are you open on December 29th',
  'il 29 dicembre siete aperti?',
  'abierto el 29 de diciembre',
])('a day is read in its own order: %s', question => {
  expect(plain(answerQuestion(exampleFirm('restaurant'), question, at).text)).toMatch(
    /^Mardi 29 décembre : ouvert/,
  )
})

test('what is French stays French', () => {
  const answered = answerQuestion(
    exampleFirm('restaurant'),
    'une pizza quattro stagioni à emporter et un panna cotta ?',
    at,
  )
  expect(answered.kind).toBe('unknown')
})
