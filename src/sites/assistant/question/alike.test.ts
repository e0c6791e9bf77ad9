import { expect, test } from 'vitest'
import { isAlike } from './alike'
import { readable } from './question-text'

test.each([
  ['Faites-vous des gâteaux de mariage ?', 'gateau mariage possible ?', true],
  ['Faites-vous des gâteaux de mariage ?', 'gateau anniversaire possible ?', false],
  ['Les chiens sont-ils acceptés ?', 'je peux venir avec mon chien ?', true],
  ['Vous réparez les vélos électriques ?', 'réparation vélo électrique', true],
  ['Vous réparez les vélos électriques ?', 'réparation vélo', false],
  ['Quel est le délai pour une cuisine ?', 'combien de temps pour une cuisine', true],
  ['Quel est le délai pour une cuisine ?', 'combien coûte une cuisine', false],
  ['Vous faites le contrôle technique ?', 'contrôle technique ?', true],
  ['Vous faites le contrôle technique ?', 'prix du contrôle technique', false],
  ['Avez-vous du pain sans gluten ?', 'avez vous du pain', false],
  ['Vous livrez à domicile ?', 'vous livrez le dimanche ?', false],
])('« %s » and « %s » ask the same: %s', (one, other, same) => {
  expect(isAlike(readable(one), readable(other))).toBe(same)
  expect(isAlike(readable(other), readable(one))).toBe(same)
})
