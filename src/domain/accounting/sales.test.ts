import { expect, it } from 'vitest'
import { avoirOf, BOOKED, paid } from '../../../tests/support/leads/booked-invoices'
import type { BookedInvoice } from './booked-invoice'
import { periodReceipts } from './period-receipts'
import { periodTotals, salesOf, standingOf } from './sales'

const MARCH = { from: '2026-03-01', until: '2026-03-31' }
const JUNE = { from: '2026-06-01', until: '2026-06-30' }
const YEAR = { from: '2026-01-01', until: '2026-12-31' }

const totalsOf = (invoices: BookedInvoice[], period: typeof YEAR) =>
  periodTotals(
    invoices.flatMap(invoice => salesOf(invoice, period)),
    periodReceipts({ invoices, leads: [], advances: [] }, period),
  )

it('says what was owed at the end of the period, whatever was paid or cancelled since', () => {
  const [march] = salesOf({ ...paid(200_000), avoir: avoirOf('2026-06-15') }, MARCH)
  expect(march).toMatchObject({ avoir: null, payments: [] })
  // What an avoir ended later was not owed.
  expect(march && standingOf(march)).toMatchObject({ due_cents: 0, awaited_cents: 600_000 })
  const [owed] = salesOf(paid(200_000), MARCH)
  expect(owed && standingOf(owed)).toMatchObject({ received_cents: 0, due_cents: 600_000 })
  const [year] = salesOf(paid(200_000), YEAR)
  expect(year && standingOf(year)).toMatchObject({ received_cents: 200_000, due_cents: 400_000 })
})

it('an avoir is a line of the month in which it was issued', () => {
  const cancelled = { ...paid(200_000), avoir: avoirOf('2026-06-15') }
  expect(salesOf(cancelled, JUNE)).toMatchObject([
    { number: 'AV-2026-00001', corrects: 'FTN-2026-00001', gross_cents: -600_000, payments: [] },
  ])
  expect(salesOf(cancelled, YEAR).reduce((sum, { gross_cents }) => sum + gross_cents, 0)).toBe(0)
})

it('adds up what was invoiced, cancelled, received, given back and is left', () => {
  const cancelled = { ...paid(200_000), number: 'FTN-2026-00002', avoir: avoirOf('2026-06-15') }
  const awaited = { ...BOOKED, number: 'FTN-2026-00003', awaited: true }
  expect(totalsOf([paid(400_000, -50_000), cancelled, awaited], YEAR)).toEqual({
    invoiced: { net_cents: 1_500_000, vat_cents: 300_000, gross_cents: 1_800_000 },
    cancelled: { net_cents: 500_000, vat_cents: 100_000, gross_cents: 600_000 },
    ...{ received_cents: 600_000, refunded_cents: 50_000, deposits_cents: 0 },
    ...{ due_cents: 250_000, awaited_cents: 600_000, excess_cents: 200_000 },
  })
  expect(totalsOf([], YEAR)).toMatchObject({ refunded_cents: 0, cancelled: { gross_cents: 0 } })
})
