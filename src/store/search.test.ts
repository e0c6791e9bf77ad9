import { expect, test } from 'vitest'
import { siretSought } from './search'

test.each([
  ['732 829 320 00074', '73282932000074'],
  ['732829320', '732829320'],
  ['732\u202f829\u00a0320', '732829320'],
  ['73282932', null],
  ['732829320 garage', null],
  ['732829320000745', null],
])('%j seeks the SIRET %s', (search, digits) => {
  expect(siretSought(search)).toBe(digits)
})
