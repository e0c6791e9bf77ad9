import fc from 'fast-check'
import { expect, it } from 'vitest'
import { avoirOf, BOOKED, paid, paidOn } from '../../../tests/support/leads/booked-invoices'
import type { BookedInvoice } from './booked-invoice'
import { conditionalEntries } from './conditional-entries'
import { type Entry, entriesOf, linesOf } from './entries'

/** `411 +6000`: a debit is above zero. */
const told = ({ lines }: Entry) =>
  lines.map(({ account, debit, credit }) => `${account} ${debit > 0 ? '+' : '-'}${(debit + credit) / 100}`)

/** What came in, in April. */
const paymentsOf = (...cents: number[]) => ({ payments: paid(...cents).payments })

const CANCELLED = avoirOf('2026-06-15')

it.each<[string, BookedInvoice, [string, string[]][]]>([
  [
    'issued: its VAT waits for the money',
    BOOKED,
    [['VE FTN-2026-00001', ['411 +6000', '706 -5000', '44574 -1000']]],
  ],
  [
    'paid in part: its part of the VAT is collected',
    paid(300_000),
    [['BQ Relevé 2026-04-01', ['512 +3000', '411 -3000', '44574 +500', '44571 -500']]],
  ],
  [
    'given back: its VAT waits again',
    paid(600_000, -600_000),
    [
      ['BQ Relevé 2026-04-01', ['512 +6000', '411 -6000', '44574 +1000', '44571 -1000']],
      ['BQ Relevé 2026-04-02', ['512 -6000', '411 +6000', '44574 -1000', '44571 +1000']],
    ],
  ],
  [
    'cancelled before any payment: VAT comes out of where it waits',
    { ...BOOKED, avoir: CANCELLED },
    [['VE AV-2026-00001', ['411 -6000', '706 +5000', '44574 +1000']]],
  ],
  [
    'cancelled after half was paid: VAT comes out of both places',
    { ...paid(300_000), avoir: CANCELLED },
    [
      ['BQ Relevé 2026-04-01', ['512 +3000', '411 -3000', '44574 +500', '44571 -500']],
      ['VE AV-2026-00001', ['411 -6000', '706 +5000', '44574 +500', '44571 +500']],
    ],
  ],
])('books an invoice that was %s', (_, invoice, expected) => {
  const entries = entriesOf(invoice).slice(-expected.length)
  expect(entries.map(entry => [`${entry.journal} ${entry.piece}`, told(entry)])).toEqual(expected)
})

const CONDITIONAL: BookedInvoice = { ...BOOKED, conditional: true }

it.each<[string, BookedInvoice, [string, string[]][]]>([
  ['signed, and nothing more: nothing is owed', CONDITIONAL, []],
  ['cancelled before any money: nothing was booked', { ...CONDITIONAL, avoir: CANCELLED }, []],
  [
    'paid, then delivered: an advance, then the revenue',
    { ...CONDITIONAL, ...paymentsOf(600_000), delivered: new Date('2026-05-02T09:00:00Z') },
    [
      ['BQ Relevé 2026-04-01', ['512 +6000', '4191 -5000', '44571 -1000']],
      ['VE FTN-2026-00001', ['4191 +5000', '706 -5000']],
    ],
  ],
  [
    'delivered, then paid in part',
    { ...CONDITIONAL, ...paymentsOf(300_000), delivered: new Date('2026-03-20T09:00:00Z') },
    [
      ['VE FTN-2026-00001', ['411 +6000', '706 -5000', '44574 -1000']],
      ['BQ Relevé 2026-04-01', ['512 +3000', '411 -3000', '44574 +500', '44571 -500']],
    ],
  ],
  [
    'paid in part, delivered: the rest is owed, its VAT waits',
    { ...CONDITIONAL, ...paymentsOf(300_000), delivered: new Date('2026-05-02T09:00:00Z') },
    [
      ['BQ Relevé 2026-04-01', ['512 +3000', '4191 -2500', '44571 -500']],
      ['VE FTN-2026-00001', ['411 +3000', '4191 +2500', '706 -5000', '44574 -500']],
    ],
  ],
  [
    'paid too much: the excess is the client’s',
    { ...CONDITIONAL, ...paymentsOf(600_500, -500) },
    [
      ['BQ Relevé 2026-04-01', ['512 +6005', '4191 -5000', '419 -5', '44571 -1000']],
      ['BQ Relevé 2026-04-02', ['512 -5', '419 +5']],
    ],
  ],
  [
    'cancelled after an advance: it is the client’s, and goes back',
    {
      ...CONDITIONAL,
      avoir: CANCELLED,
      payments: [...paymentsOf(300_000).payments, paidOn('2026-06-20', -300_000, 1)],
    },
    [
      ['BQ Relevé 2026-04-01', ['512 +3000', '4191 -2500', '44571 -500']],
      ['VE AV-2026-00001', ['4191 +2500', '419 -3000', '44571 +500']],
      ['BQ Relevé 2026-06-20', ['512 -3000', '419 +3000']],
    ],
  ],
])('books an invoice under condition that was %s', (_, invoice, expected) => {
  expect(conditionalEntries(invoice).map(entry => [`${entry.journal} ${entry.piece}`, told(entry)])).toEqual(
    expected,
  )
})

it('balances each entry, whatever came in or went back', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -400_000, max: 900_000 }), { maxLength: 8 }), sums => {
      const invoice = { ...paid(...sums), avoir: CANCELLED }
      const conditional = conditionalEntries({
        ...invoice,
        conditional: true,
        delivered: new Date('2026-04-03T09:00:00Z'),
      })
      for (const { lines } of [...entriesOf(invoice), ...conditional])
        expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0)
    }),
  ))

it('says what it is, of whom and when it was written down', () => {
  const [sale, back] = entriesOf(paid(-100))
  expect(sale).toMatchObject({
    ...{ label: 'Facture FTN-2026-00001 Menuiserie Lefèvre', pieceDay: '2026-03-01' },
    client: { siret: '73282932000074' },
  })
  expect(back).toMatchObject({
    label: 'Remboursement FTN-2026-00001 ',
    writtenAt: new Date('2026-04-01T09:00:00Z'),
  })
})

it('writes nothing for nothing', () => {
  expect(linesOf([['512', 0]])).toEqual([])
})
