import fc from 'fast-check'
import { expect, it } from 'vitest'
import { avoirOf, paid } from '../../../tests/support/leads/booked-invoices'
import { receiptsOf } from './receipts'

const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

it('moves the VAT of an invoice to the cent, in however many parts it is paid', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 20 }), parts => {
      const rest = 600_000 - sumOf(parts)
      const receipts = receiptsOf(paid(...parts, ...(rest > 0 ? [rest] : [])))
      expect(sumOf(receipts.map(({ vat_cents }) => vat_cents))).toBe(100_000)
      expect(sumOf(receipts.map(({ taxed_cents }) => taxed_cents))).toBe(600_000)
    }),
  ))

it('takes no VAT on what was paid beyond the total, and gives it back with the avoir', () => {
  const over = paid(600_000, 5_000)
  expect(receiptsOf(over).map(({ vat_cents }) => vat_cents)).toEqual([100_000, 0])
  const cancelled = { ...over, avoir: avoirOf('2026-05-02') }
  expect(receiptsOf(cancelled).map(({ vat_cents }) => vat_cents)).toEqual([100_000, 0, -100_000])
})
