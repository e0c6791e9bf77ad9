import { expect, test } from 'vitest'
import { frenchSpaces } from './french-spaces'

test('signs keep to their word', () => {
  expect(frenchSpaces('Vraiment ? « Oui » : 35 € ; 20 %.')).toBe(
    'Vraiment\u202f? «\u00a0Oui\u00a0»\u00a0: 35\u00a0€\u202f; 20\u00a0%.',
  )
  expect(frenchSpaces('0 € : rien, 100 % : tout')).toBe('0\u00a0€\u00a0: rien, 100\u00a0%\u00a0: tout')
  expect(frenchSpaces('https://a.fr/?q=1 ok')).toBe('https://a.fr/?q=1 ok')
})

test('a number stays with its sign, and an apostrophe is curved before a link or bold words', () => {
  expect(frenchSpaces("la loi n° 2025-594, art. L131-3, l'[avis](/a) et l'**extrait**")).toBe(
    'la loi n°\u00a02025-594, art.\u00a0L131-3, l’[avis](/a) et l’**extrait**',
  )
})

test('a date stays on one line', () => {
  expect(frenchSpaces('du 1er mai 2026 au 3 août, en mars 2027, 12 marsouins, mai 20265')).toBe(
    'du 1er\u00a0mai\u00a02026 au 3\u00a0août, en mars\u00a02027, 12 marsouins, mai 20265',
  )
})
