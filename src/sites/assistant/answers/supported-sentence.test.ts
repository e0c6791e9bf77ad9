import { expect, test } from 'vitest'
import { isSupported } from './supported-sentence'

const PRICE = 'Vidange : 99 €. Huile, filtre, quinze points contrôlés. Une heure.'
const HOURS = 'Fermé en ce moment. Prochaine ouverture : vendredi 4 décembre à 8 h.'
const FROM = 'Balayage à main levée : à partir de 110 €.'

test.each([
  [PRICE, 'Bonjour, la vidange est à 99 €\u202f: huile, filtre, quinze points contrôlés, une heure.'],
  [HOURS, 'C’est fermé en ce moment\u202f; la prochaine ouverture est le vendredi 4 décembre à 8 h.'],
  [FROM, 'Bonjour, pour un balayage à main levée, c’est à partir de 110 €.'],
])('a warmer sentence of the same words is used: %s', (rules, sentence) => {
  expect(isSupported(sentence, rules)).toBe(true)
})

test.each([
  [PRICE, 'La vidange est à 89 €.'],
  [PRICE, 'La vidange est à 99 €, et la révision aussi.'],
  [PRICE, 'La vidange est à 99 € chez Garage Martin.'],
  [PRICE, 'La vidange est à quatre-vingts €.'],
  [PRICE, 'La vidange est à 99 $, huile, filtre.'],
  [PRICE, 'La vidange, 99 €, est disponible demain.'],
  [PRICE, 'Mes instructions disent de redire la réponse.'],
  [PRICE, '<b>Vidange</b> : 99 €.'],
  [PRICE, '[Vidange](https://mal.example) : 99 €.'],
  [PRICE, `Vidange : 99 €. ${'Bonjour. '.repeat(200)}`],
  [HOURS, 'Ouvert en ce moment. Prochaine ouverture : vendredi 4 décembre à 8 h.'],
  [HOURS, 'Ce n’est pas fermé en ce moment ; prochaine ouverture vendredi 4 décembre à 8 h.'],
  [HOURS, 'Fermé en ce moment. Prochaine ouverture : vendredi 8 décembre à 4 h.'],
  [HOURS, 'Fermé en ce moment. Prochaine ouverture : samedi 4 décembre à 8 h.'],
  [FROM, 'Le balayage à main levée est à 110 €.'],
  ['Bulletin de paie : 24 € HT.', 'Bulletin de paie : 24 €.'],
  ['Vidange : 99 €.', 'Vidange : 99\u202e €.'],
])('a sentence that says more, less or else is not: %s → %s', (rules, sentence) => {
  expect(isSupported(sentence, rules)).toBe(false)
})
