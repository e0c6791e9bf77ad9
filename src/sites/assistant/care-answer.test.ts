import { expect, test } from 'vitest'
import { exampleFirm, firmOfOtherTrade } from '../../../tests/support/visitor-questions'
import { answerQuestion } from './answer-question'

const at = new Date('2026-12-04T10:00:00+01:00')
const said = (trade: string, question: string) =>
  answerQuestion(trade === 'kinesitherapeute' ? exampleFirm(trade) : firmOfOtherTrade(trade), question, at)
    .text

test.each([
  'je sens le gaz',
  'ça pue le gaz dans la cuisine',
  'ça sent fort le gaz',
  'ça sent un peu le gaz chez moi',
  'odeur bizarre de gaz',
  'le gaz fuit',
])('gas is smelt in whatever words: %s', question => {
  expect(said('plombier', question)).toMatch(/^Sortez sans rien allumer, et appelez le 18/)
})

test.each([
  ['plombier', 'l’eau touche le tableau électrique'],
  ['plombier', 'le plafond goutte sur une prise électrique'],
  ['electricien', 'la prise fait des étincelles'],
  ['electricien', 'mon tableau électrique grésille'],
  ['garage', 'mes freins lâchent'],
  ['garage', 'j’ai plus de freins'],
  ['garage', 'la voiture freine plus'],
])('what cannot wait is rung for: %s, « %s »', (trade, question) => {
  expect(said(trade, question)).toMatch(/^N’attendez pas, appelez le /)
})

test.each([
  ['kinesitherapeute', 'mon père est tombé il bouge plus le bras'],
  ['pizzeria', 'ma femme ne réagit plus'],
  ['electricien', 'ma fille a touché un fil électrique'],
  ['pizzeria', 'elle ne se réveille pas'],
  ['pizzeria', 'appelez les pompiers'],
])('who neither moves nor answers is for the 15: %s, « %s »', (trade, question) => {
  expect(said(trade, question)).toMatch(/^Appelez le 15 ou le 112 tout de suite\./)
})

test.each([
  ['plombier', 'vous faites l’entretien d’un chauffe-eau électrique ?'],
  ['plombier', 'mon portail ne bouge plus'],
  ['electricien', 'vous changez un tableau électrique ?'],
  ['garage', 'vous faites les freins ?'],
  ['kinesitherapeute', 'ma mère ne bouge plus beaucoup, vous venez chez elle ?'],
])('and what can wait is not: %s, « %s »', (trade, question) => {
  expect(said(trade, question)).not.toMatch(/^(N’attendez pas|Appelez le 15)/)
})

test.each(['appelez-moi au 06 12 34 56 78', 'mon num c 0612345678 rappeler moi svp', 'rapelez moi'])(
  'who wants to be called gets the form: %s',
  question => {
    expect(said('pizzeria', question)).toMatch(/écrivez votre demande avec le formulaire/)
  },
)
