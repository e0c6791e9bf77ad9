import { expect, it } from 'vitest'
import { avoirOf, BOOKED, paid, paidOn } from '../../../tests/support/leads/booked-invoices'
import type { BookedInvoice } from './booked-invoice'
import { periodReceipts } from './period-receipts'
import { vatStatement } from './vat-statement'

const YEAR = { from: '2026-01-01', until: '2026-12-31' }
const HALF = { vat_basis_points: 2_000, receipts_cents: 300_000, base_cents: 250_000, vat_cents: 50_000 }
const LEADS = {
  ...{ number: 'LP-2026-00001', account_id: 'a', company_name: 'Teranga', siren: null, corrects: null },
  ...{ country: 'SN', vat_number: null },
  ...{ month: '2026-04', issue_date: '2026-05-01', issued_at: new Date('2026-05-01T00:12:00Z') },
  ...{ net_cents: 250_000, vat_cents: 50_000, gross_cents: 300_000, vat_basis_points: 2_000 },
}

const stated = (invoices: BookedInvoice[], period = YEAR, leads: (typeof LEADS)[] = []) =>
  vatStatement(periodReceipts({ invoices, leads, advances: [] }, period))

it('states the VAT month by month, in the period alone', () => {
  const halves = paid(300_000, 300_000)
  const period = { from: '2026-04-02', until: '2026-04-30' }
  expect(stated([halves], period)).toEqual([{ month: '2026-04', ...HALF }])
  expect(stated([halves], { from: '2026-05-01', until: '2026-05-31' })).toEqual([])
})

it('adds up what fell due at one rate in one month, the highest rate first', () => {
  const overseas = {
    ...BOOKED,
    ...{ net_cents: 500_000, vat_cents: 42_500, gross_cents: 542_500, vat_basis_points: 850 },
    payments: [paidOn('2026-04-20', 542_500)],
  }
  expect(stated([overseas, paid(300_000), paid(300_000)])).toEqual([
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
  expect(stated([{ ...paid(300_000), avoir }])).toEqual([
    { month: '2026-04', ...HALF },
    { month: '2026-06', ...HALF, receipts_cents: -300_000, base_cents: -250_000, vat_cents: -50_000 },
  ])
  expect(stated([{ ...BOOKED, avoir }])).toEqual([])
})

it('takes in the months of the other offer, for which no money moves that day', () => {
  expect(stated([paid(300_000)], YEAR, [LEADS])).toEqual([
    {
      ...{ month: '2026-04', vat_basis_points: 2_000 },
      ...{ receipts_cents: 600_000, base_cents: 500_000, vat_cents: 100_000 },
    },
  ])
  expect(periodReceipts({ invoices: [], leads: [LEADS], advances: [] }, YEAR)).toMatchObject([
    { day: '2026-04-30', kind: 'leads', bank_cents: 0 },
  ])
})
