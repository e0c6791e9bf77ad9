import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDay, formatEuros, formatIban, formatMoment, formatRate, parisDay } from '../text/french'
import { invoiceAmounts } from './amounts'
import { invoiceNumber } from './invoice'
import { OFFER } from './offer'

it('bills 5 000 € + 20 % = 6 000 €', () => {
  expect(invoiceAmounts(OFFER.net_cents, OFFER.vat_basis_points, null)).toEqual({
    net_cents: 500_000,
    vat_cents: 100_000,
    gross_cents: 600_000,
    vat_basis_points: 2_000,
  })
})

it('adds up for any price and rate', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(cents, fc.constantFrom(0, 210, 550, 1_000, 2_000), (net, rate) => {
      const amounts = invoiceAmounts(net, rate, null)
      expect(amounts.net_cents + amounts.vat_cents).toBe(amounts.gross_cents)
      expect(Number.isInteger(amounts.vat_cents)).toBe(true)
      expect(Math.abs(amounts.vat_cents - (net * rate) / 10_000)).toBeLessThanOrEqual(0.5)
    }),
  )
})

it('numbers each series on five digits or more', () => {
  expect(invoiceNumber('FTN', 2026, 1)).toBe('FTN-2026-00001')
  expect(invoiceNumber('AV', 2027, 42)).toBe('AV-2027-00042')
  expect(invoiceNumber('TEST', 2026, 123_456)).toBe('TEST-2026-123456')
  expect(() => invoiceNumber('FTN', 2026, 0)).toThrow(RangeError)
})

it('writes money, rates, days and hours as the French do', () => {
  expect(formatEuros(500_000)).toBe('5\u202F000,00\u00A0€')
  expect(formatRate(2_000)).toMatch(/^20[\u202F\u00A0]%$/)
  const newYear = new Date('2026-12-31T23:30:00Z')
  expect(formatDay(newYear)).toBe('1er\u00a0janvier\u00a02027')
  expect(parisDay(newYear)).toBe('2027-01-01')
  expect(formatMoment(newYear)).toContain('00:30:00')
  expect(formatIban('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606')
})
