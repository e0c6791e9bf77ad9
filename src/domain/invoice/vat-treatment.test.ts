import { expect, it } from 'vitest'
import { mayBuy, vatNumberAt, vatRate, vatTreatment } from './vat-treatment'

it('taxes a lead where the client is established', () => {
  expect([vatTreatment('FR'), vatRate('FR')]).toEqual(['france', 2_000])
  expect([vatTreatment('RE'), vatRate('RE')]).toEqual(['france', 850])
  expect([vatTreatment('BE'), vatRate('BE')]).toEqual(['reverse-charge', 0])
  expect([vatTreatment('SN'), vatRate('SN')]).toEqual(['outside-eu', 0])
  expect([vatTreatment('GB'), vatRate('GB')]).toEqual(['outside-eu', 0])
})

it('lets a client of another member state buy once his number is confirmed', () => {
  const belgian = { country: 'BE', vat_number: 'BE0123456749', vat_confirmed_at: null }
  expect(mayBuy(belgian)).toBe(false)
  expect(mayBuy({ ...belgian, vat_confirmed_at: new Date() })).toBe(true)
  expect(mayBuy({ country: 'SN', vat_number: null, vat_confirmed_at: null })).toBe(true)
})

it('writes a VAT number as the register of the Union does, and takes none of another country', () => {
  expect(vatNumberAt('DE', 'de 123 456 789')).toBe('DE123456789')
  expect(vatNumberAt('DE', '123456789')).toBe('DE123456789')
  expect(vatNumberAt('GR', 'EL094259216')).toBe('EL094259216')
  expect(vatNumberAt('AT', 'U12345678')).toBe('ATU12345678')
  expect(vatNumberAt('BE', 'BE 0203.201.340')).toBe('BE0203201340')
  expect(vatNumberAt('NL', '123456789B01')).toBe('NL123456789B01')
  expect(vatNumberAt('ES', 'B12345678')).toBe('ESB12345678')
  expect(vatNumberAt('IE', '1234567WA')).toBe('IE1234567WA')
  for (const [country, typed] of [
    ['DE', 'FR44732829320'],
    ['DE', ''],
    ['SN', 'SN123456'],
    ['FR', 'FR44732829320'],
    ['DE', '12345678'],
    ['DE', 'DE1234567890'],
    ['BE', 'BE203201340'],
    ['BE', '12'],
    ['IT', 'IT1234567890'],
    ['NL', 'NL123456789'],
  ] as const)
    expect(vatNumberAt(country, typed)).toBeNull()
})
