import { expect, it } from 'vitest'
import { COUNTRY_CODES, countries, countriesLike, countryCode, isFrance } from './country'

it('names every country once, in French and in order', () => {
  const names = countries().map(({ name }) => name)
  expect(new Set(names).size).toBe(COUNTRY_CODES.length)
  expect(names.slice(0, 2)).toEqual(['Afghanistan', 'Afrique du Sud'])
  expect(names).toContain('Émirats arabes unis')
  expect(names.filter(name => /^[A-Z]{2}$/.test(name))).toEqual([])
})

it.each([
  ['Belgique', 'BE'],
  ['  belgique ', 'BE'],
  ['emirats arabes unis', 'AE'],
  ["COTE D'IVOIRE", 'CI'],
  ['Côte d’Ivoire', 'CI'],
  ['ca', 'CA'],
  ['Pays imaginaire', null],
  ['', null],
])('reads %s as %s', (typed, code) => expect(countryCode(typed)).toBe(code))

it.each([
  'France',
  'france ',
  'FRANCE',
  'FR',
  'fra',
  'La France',
  'République française',
  'La Réunion',
  'Martinique',
  'Lyon, France',
  'Cayenne (Guyane)',
])('knows that %s is France', typed => expect(isFrance(typed)).toBe(true))

it.each([
  'Belgique',
  'Francfort',
  'Polynésie française',
  'Suisse',
  'Île Maurice',
  '',
  'Frankfurt',
  'Bruxelles, ',
])('knows that %s is not France', typed => expect(isFrance(typed)).toBe(false))

it('proposes what begins so, then what holds such a word', () => {
  const names = (typed: string) => countriesLike(typed).map(({ name }) => name)
  expect(names('emi')).toEqual(['Émirats arabes unis'])
  expect(names('su').slice(0, 3)).toEqual(['Suède', 'Suisse', 'Suriname'])
  expect(names('unis')).toEqual(['Émirats arabes unis', 'États-Unis', 'Îles Vierges des États-Unis'])
  expect(names('')).toHaveLength(COUNTRY_CODES.length)
  expect(names('zzz')).toEqual([])
})
