import { expect, it } from 'vitest'
import { frenchIdentity } from './french-identity'

const given = (country: string, siren: string | null, vat_number: string | null) =>
  frenchIdentity({ country, siren, vat_number }, true)
const field = (said: ReturnType<typeof frenchIdentity>) => 'errors' in said && said.errors[0]?.field

it('names a firm of France by its SIREN and its VAT number, from a SIREN, a SIRET or either of the two', () => {
  const named = { identity: { siren: '732829320', vat_number: 'FR44732829320' } }
  expect(given('FR', '732 829 320', null)).toEqual(named)
  expect(given('FR', '732 829 320 00074', null)).toEqual(named)
  expect(given('RE', '732829320', 'fr 44 732 829 320')).toEqual(named)
  expect(given('GP', null, 'FR44732829320')).toEqual(named)
  // No VAT there.
  expect(given('YT', '732829320', null)).toEqual({ identity: { siren: '732829320', vat_number: null } })
  // A firm that has no VAT number, once somebody took it out.
  expect(frenchIdentity({ country: 'FR', siren: '732829320', vat_number: null }, false)).toEqual({
    identity: { siren: '732829320', vat_number: null },
  })
})

it('names a firm of Monaco by its VAT number, and those elsewhere as they were typed', () => {
  expect(given('MC', null, 'FR 39 000 010 000')).toEqual({
    identity: { siren: null, vat_number: 'FR39000010000' },
  })
  expect(field(given('MC', null, null))).toBe('vat_number')
  expect(given('BE', null, 'BE0203201340')).toEqual({ identity: { siren: null, vat_number: 'BE0203201340' } })
  expect(given('SN', '732829320', null)).toEqual({ identity: { siren: null, vat_number: null } })
})

it('refuses what names nobody, or two firms', () => {
  expect(field(given('FR', null, null))).toBe('siren')
  expect(field(given('FR', '732829321', null))).toBe('siren')
  expect(field(given('RE', '732 829 320 00075', null))).toBe('siren')
  expect(field(given('FR', '732829320', 'FR45732829320'))).toBe('vat_number')
  expect(field(given('FR', '732829320', 'FR83404833048'))).toBe('vat_number')
  expect(field(given('GF', '732829320', 'FR44732829320'))).toBe('vat_number')
  expect(field(given('FR', '732829320', 'BE0203201340'))).toBe('vat_number')
})
