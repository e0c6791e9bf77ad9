import { expect, it } from 'vitest'
import { avoirOf, BOOKED, paid, paidOn } from '../../../tests/support/booked-invoices'
import { type VatLine, vatStatement } from './vat-statement'

const YEAR = { from: '2026-01-01', until: '2026-12-31' }
const HALF = { vat_basis_points: 2_000, receipts_cents: 300_000, base_cents: 250_000, vat_cents: 50_000 }

it('states the VAT month by month, in the period alone', () => {
  const halves = paid(300_000, 300_000)
  const period = { from: '2026-04-02', until: '2026-04-30' }
  expect(vatStatement([halves], period)).toEqual([{ month: '2026-04', ...HALF }])
  expect(vatStatement([halves], { from: '2026-05-01', until: '2026-05-31' })).toEqual([])
})

it('adds up what fell due at one rate in one month, the highest rate first', () => {
  const overseas = {
    ...BOOKED,
    ...{ net_cents: 500_000, vat_cents: 42_500, gross_cents: 542_500, vat_basis_points: 850 },
    payments: [paidOn('2026-04-20', 542_500)],
  }
  expect(vatStatement([overseas, paid(300_000), paid(300_000)], YEAR)).toEqual([
    {
      ...{ month: '2026-04', vat_basis_points: 2_000 },
      ...{ receipts_cents: 600_000, base_cents: 500_000, vat_cents: 100_000 },
    },
    {
      ...{ month: '2026-04', vat_basis_points: 850 },
      ...{ receipts_cents: 542_500, base_cents: 500_000, vat_cents: 42_500 },
    },
  ])
})

it('takes back in the month of the avoir what had fallen due, and nothing where nothing had', () => {
  const avoir = avoirOf('2026-06-15')
  expect(vatStatement([{ ...paid(300_000), avoir }], YEAR)).toEqual([
    { month: '2026-04', ...HALF },
    { month: '2026-06', ...HALF, receipts_cents: -300_000, base_cents: -250_000, vat_cents: -50_000 },
  ])
  expect(vatStatement([{ ...BOOKED, avoir }], YEAR)).toEqual([])
})

it('takes in the lines of the other offer', () => {
  const other: VatLine = { month: '2026-04', ...HALF }
  expect(vatStatement([paid(300_000)], YEAR, [other])).toEqual([
    { ...other, receipts_cents: 600_000, base_cents: 500_000, vat_cents: 100_000 },
  ])
})
