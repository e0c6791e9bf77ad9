import { expect, test } from 'vitest'
import { amountSought, paperSought, phoneSought, rarerHalf, siretSought } from './search'

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

test.each([
  ['04 72 00 00 00', '472000000'],
  ['+33 4 72 00 00 00', '472000000'],
  ['0033 472', null],
  ['04.72.00', '47200'],
  ['732 829 320', null],
  ['04 rue', null],
])('%j seeks the telephone %s', (search, digits) => {
  expect(phoneSought(search)).toBe(digits)
})

test.each([
  ['ftn-2026-0001', 'FTN-2026-0001'],
  ['PROJET-A1B2', 'PROJET-A1B2'],
  ['FTN', null],
  ['SARL FTN-2026', null],
])('%j seeks the paper %s', (search, number) => {
  expect(paperSought(search)).toBe(number)
})

test.each([
  ['6 000,00 €', 600_000],
  ['5425€', 542_500],
  ['5425,5\u00a0€', 542_550],
  ['6000', null],
  ['€', null],
])('%j seeks an amount of %s cents', (search, cents) => {
  expect(amountSought(search)).toBe(cents)
})

test.each([
  ['dupont@gmail.com', 'dupont@'],
  ['Contact@Garage', '@garage'],
  ['ntact@garage', '@garage'],
  ['contacts@garage.fr', 'contacts@'],
  ['contact@ga', null],
  ['contact@gmail.com', null],
  ['contact@', null],
  ['de@garage', null],
  ['@garage', null],
  ['a@b@c', null],
])('%j is looked up by %j', (word, half) => {
  expect(rarerHalf(word)).toBe(half)
})
