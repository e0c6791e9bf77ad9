import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BookedInvoice } from './booked-invoice'
import { receiptsOf } from './receipts'
import { vatStatement } from './vat-statement'

const invoice: BookedInvoice = {
  number: 'FTN-2026-00001',
  day: '2026-03-01',
  company_name: 'Menuiserie Lefèvre',
  siret: '73282932000074',
  net_cents: 500_000,
  vat_cents: 100_000,
  gross_cents: 600_000,
  vat_basis_points: 2_000,
  avoir: null,
  payments: [],
}

/** Of one day each, in their order. */
const paid = (...cents: number[]): BookedInvoice => ({
  ...invoice,
  payments: cents.map((one, at) => ({
    id: at,
    cents: one,
    day: `2026-04-${String(at + 1).padStart(2, '0')}`,
    recorded_at: new Date(Date.UTC(2026, 3, at + 1)),
    payer: 'client',
    reference: '',
  })),
})

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
  const avoir = {
    number: 'AV-2026-00001',
    day: '2026-05-02',
    issued_at: new Date('2026-05-02'),
    motive: null,
  }
  expect(receiptsOf({ ...over, avoir }).map(({ vat_cents }) => vat_cents)).toEqual([100_000, 0, -100_000])
})

it('states the VAT month by month, in the period alone', () => {
  const line = { vat_basis_points: 2_000, receipts_cents: 300_000, base_cents: 250_000, vat_cents: 50_000 }
  const halves = paid(300_000, 300_000)
  const period = { from: '2026-04-02', until: '2026-04-30' }
  expect(vatStatement([halves], period)).toEqual([{ month: '2026-04', ...line }])
  expect(vatStatement([halves], { from: '2026-05-01', until: '2026-05-31' })).toEqual([])
})
