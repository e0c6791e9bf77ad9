import { expect, test } from 'vitest'
import { readConfig } from '~/config'
import { identityFlaws } from './identity-flaws'

test('a wrong figure in a number of the firm is named, a right number of any country is not', () => {
  const { agency } = readConfig({})
  expect(identityFlaws(agency)).toEqual([])
  expect(identityFlaws({ ...agency, iban: 'NL91ABNA0417164300', vat_number: 'BE0428759497' })).toEqual([])
  const typed = { iban: 'FR7630006000011234567890198', siren: '732829321', vat_number: 'FR45 732 829 320' }
  expect(identityFlaws({ ...agency, ...typed })).toEqual([
    'iban FR7630006000011234567890198 has a wrong figure: nothing would be paid to it',
    'siren 732829321 has a wrong figure',
    'siret 73282932000074 is not of the siren 732829321',
    'vat_number FR45 732 829 320 is not that of the siren 732829321',
  ])
  expect(identityFlaws({ ...agency, siret: '73282932000075' })).toEqual([
    'siret 73282932000075 has a wrong figure',
  ])
})
