import { expect, test } from 'vitest'
import { amountSought, aroundZeros, paperSought, phoneSought, rarerHalf, siretSought } from './search'

test.each([
  ['732 829 320 00074', '73282932000074'],
  ['732829320', '732829320'],
  ['732\u202f829\u00a0320', '732829320'],
  ['73282932', null],
  ['732829320 garage', null],
  ['SIRET : 732 829 320 00074', '73282932000074'],
  ['Siren 732.829.320', '732829320'],
  ['RCS Lyon 732 829 320', '732829320'],
  ['732 829 320 R.C.S. Lyon', '732829320'],
  ['TVA FR 44 732 829 320', '732829320'],
  ['FR44732829320', '732829320'],
  ['732829320000745', null],
])('%j seeks the SIRET %s', (search, digits) => {
  expect(siretSought(search)).toBe(digits)
})

test.each([
  ['04 72 00 00 00', '472000000'],
  ['+33 4 72 00 00 00', '472000000'],
  ['+33 (0)4 72 00 00 00', '472000000'],
  ['Tél. 04/72/00/00/00', '472000000'],
  ['tel : 04-72-00', '47200'],
  ['33472000000', '472000000'],
  ['+262 262 12 34 56', '262123456'],
  ['0033 472', null],
  ['04.72.00', '47200'],
  ['732 829 320', null],
  ['04 rue', null],
])('%j seeks the telephone %s', (search, digits) => {
  expect(phoneSought(search)).toBe(digits)
})

test.each([
  ['ftn-2026-0001', 'FTN-2026-0001', null],
  ['PROJET-A1B2', 'PROJET-A1B2', null],
  ['FTN-2026-00042', 'FTN-2026-00042', 'FTN-2026-00042'],
  ['Facture n° FTN 2026 42', 'FTN-2026-42', 'FTN-2026-00042'],
  ['ftn202600042', 'FTN-2026-00042', 'FTN-2026-00042'],
  ['avoir AV-2026-7', null, 'AV-2026-00007'],
  ['DEV-2026-00001', null, 'DEV-2026-00001'],
])('%j seeks the paper that begins with %s, or is %s', (search, start, whole) => {
  expect(paperSought(search)).toMatchObject({ start, whole })
})

test.each(['FTN', 'SARL FTN-2026', 'AV', 'av 2026', 'DEV', 'facture dupont'])('%j seeks no paper', search => {
  expect(paperSought(search)).toBeNull()
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
  ['contact@garage.fr', '@garage'],
  ['contact@garage.lyon.fr', '@garage.lyon'],
  ['contact@abc.fr', '@abc.fr'],
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

test.each([
  ['010006', ['0100', '006']],
  ['0472000000', ['047200']],
  ['73282932000074', ['7328293200', '0074']],
  ['0001', ['001']],
  ['041002003', []],
])('%s is looked up by %j', (digits, around) => {
  expect(aroundZeros(digits)).toEqual(around)
})
