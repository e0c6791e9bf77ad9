import { expect, test } from 'vitest'
import { invoiceAmounts } from './amounts'
import { balanceOf, paymentDue, remainderOf, renunciationEnd } from './settlement'

const total = invoiceAmounts(500_000, 2_000, null)

test('the aid covers the price first: what remains is said as HT and VAT', () => {
  const left = (cents: number) => Object.values(remainderOf(total, { cents }))
  expect(left(300_000)).toEqual([200_000, 100_000, 300_000])
  expect(left(500_000)).toEqual([0, 100_000, 100_000])
  expect(left(550_000)).toEqual([0, 50_000, 50_000])
  expect(left(600_000)).toEqual([0, 0, 0])
  expect(left(1)).toEqual([499_999, 100_000, 599_999])
})

test('the client owes the total, less what the body pays to us', () => {
  const grant = { cents: 300_000 }
  const owed = (paid_to: 'client' | 'agency', ...payments: ['client' | 'body', number][]) =>
    balanceOf(
      600_000,
      { ...grant, paid_to },
      payments.map(([payer, cents]) => ({ payer, cents })),
    )
  expect(owed('client')).toMatchObject({ due_cents: 600_000, client_cents: 600_000 })
  expect(owed('agency')).toMatchObject({ due_cents: 600_000, client_cents: 300_000 })
  expect(owed('agency', ['client', 300_000])).toMatchObject({ due_cents: 300_000, client_cents: 0 })
  expect(owed('agency', ['body', 300_000])).toMatchObject({ due_cents: 300_000, client_cents: 300_000 })
  expect(owed('agency', ['body', 300_000], ['client', 300_001])).toEqual({
    received_cents: 600_001,
    due_cents: -1,
    excess_cents: 1,
    client_cents: 0,
  })
  expect(owed('client', ['client', 600_000], ['client', -50_000])).toMatchObject({ client_cents: 50_000 })
})

test('due dates and delays end with a day of Paris, also across the change of the clocks', () => {
  // 23:30 UTC on 9 March is already 10 March in Paris; the clocks change on 29 March 2026.
  expect(paymentDue(new Date('2026-03-09T23:30:00Z'))).toEqual({
    day: '2026-04-09',
    lateAt: new Date('2026-04-09T22:00:00Z'),
  })
  expect(renunciationEnd(new Date('2026-12-20T10:00:00Z'))).toEqual({
    day: '2027-01-04',
    lateAt: new Date('2027-01-04T23:00:00Z'),
  })
})
