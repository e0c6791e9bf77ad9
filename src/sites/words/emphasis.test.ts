import { expect, test } from 'vitest'
import { lengthClass } from './emphasis'

test.each([
  ['Le Petit Pré', 'short'],
  ['Boulangerie Tessier', 'medium'],
  ['BOULANGERIE TESSIER', 'long'],
  ['RESTAURANT LE GRAND LARGE', 'long'],
  ['GARAGE MOREL', 'short'],
  ['Carrosserie Lambert', 'medium'],
  ['Chaudronnerie', 'long'],
  ['EXPERTISE COMPTABLE', 'long'],
  ['Kinésithérapeutes associés', 'long'],
])('a name is set as large as its longest word allows, in capitals too: %s', (name, size) => {
  expect(lengthClass(name)).toBe(size)
})
