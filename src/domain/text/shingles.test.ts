import { expect, test } from 'vitest'
import { likeness, shinglesOf } from '../../../tests/support/texts/shingles'

const page = (city: string) =>
  `Votre site internet à ${city} est un outil simple pour vos clients de ${city}.`

test('two pages that differ by the name of the city alone are the same page', () => {
  expect(
    likeness(shinglesOf(page('Lyon'), ['Lyon']), shinglesOf(page('Saint-Étienne'), ['Saint-Étienne'])),
  ).toBe(1)
})

test('different texts share nothing, related ones a part', () => {
  const a = shinglesOf('un deux trois quatre cinq six')
  expect(likeness(a, shinglesOf('sept huit neuf dix onze douze'))).toBe(0)
  expect(likeness(a, shinglesOf('un deux trois quatre cinq sept'))).toBeCloseTo(1 / 3)
})
