import { expect, test } from 'vitest'
import { maySlug, slugsFor } from './site-slug'

const first = (name: string, city: string | null = null, count = 1) => {
  const names = slugsFor(name, city)
  return Array.from({ length: count }, () => names.next().value)
}

test('a firm is called as it calls itself, with its town and a number where another one is', () => {
  expect(first('Boulangerie Lévêque', 'Le Mans', 4)).toEqual([
    'boulangerie-leveque',
    'boulangerie-leveque-le-mans',
    'boulangerie-leveque-2',
    'boulangerie-leveque-3',
  ])
  expect(first('L’Été & Fils')).toEqual(['l-ete-et-fils'])
})

test.each([
  'Admin',
  'www',
  'URSSAF',
  'Banque de France',
  'impots.gouv.fr',
  'Aperçu',
  '!!!',
  '漢字',
  'X'.repeat(200),
  'a',
  '-',
  'xn--80ak6aa92e',
  'Le service public de la plomberie et du chauffage de la commune',
])('« %s » gives a name that may stand', name => {
  for (const slug of first(name, 'Le Mans', 3)) expect([slug, maySlug(String(slug))]).toEqual([slug, true])
})

test.each([
  'admin',
  'www',
  'urssaf',
  'mon-urssaf-fr',
  'la-banque-de-france',
  'a--b',
  '-a',
  'a-',
  'a.b',
  'A',
  '',
  'xn--a',
])('« %s » may not stand', slug => expect(maySlug(slug)).toBe(false))

test('a word that only begins like a protected one may', () => {
  expect(maySlug('cafe-du-port')).toBe(true)
  expect(maySlug('gouverneur-traiteur')).toBe(true)
})
