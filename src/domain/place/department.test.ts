import { expect, test } from 'vitest'
import { departmentOf, postalCodeIn } from './department'

test.each([
  ['69002', '69'],
  ['01 000', '01'],
  ['20000', '2A'],
  ['20200', '2B'],
  ['97400', '974'],
  ['98713', '987'],
  ['98000', '980'],
  ['97110', '971'],
  ['97133', '977'],
  ['97150', '978'],
])('%s is in %s', (code, department) => {
  expect(departmentOf(code)).toBe(department)
})

test.each(['', '6900', '690022', 'abcde', '00100', '96000', '97900'])('« %s » is no postal code', code => {
  expect(departmentOf(code)).toBeNull()
})

test('an address gives its postal code, not its number in the street', () => {
  expect(postalCodeIn('12 rue de Paris, 97400 Saint-Denis')).toBe('97400')
  expect(postalCodeIn('BP 12345, 10000 rue Longue 69002 Lyon')).toBe('69002')
  expect(postalCodeIn('chemin des Vignes')).toBeNull()
  expect(postalCodeIn('SIRET 73282932000074')).toBeNull()
})
