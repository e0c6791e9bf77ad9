import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entriesOf, LEDGER_ACCOUNTS, leadAmounts, type Movement } from './ledger'

const cents = fc.integer({ min: 1, max: 10_000_000 })
const amounts = fc
  .record({ net: cents, rate: fc.constantFrom(0, 850, 2_000) })
  .map(({ net, rate }) => leadAmounts(net, rate))
const movement: fc.Arbitrary<Movement> = fc.oneof(
  fc.record({ kind: fc.constantFrom('top-up' as const, 'refund' as const), cents }),
  fc
    .record({
      kind: fc.constantFrom('hold' as const, 'capture' as const, 'release' as const, 'credit' as const),
      amounts,
    })
    .map(({ kind, amounts }) => ({ kind, ...amounts })),
)

it('adds up to zero, whatever moves', () => {
  fc.assert(
    fc.property(movement, moved => {
      expect(entriesOf(moved).reduce((sum, entry) => sum + entry.cents, 0)).toBe(0)
    }),
  )
})

it('bills 35,00 € as 35,00 HT and 7,00 of VAT, and gives a dispute all of it back', () => {
  const price = leadAmounts(35_00, 2_000)
  const moves: Movement[] = [
    { kind: 'top-up', cents: 100_00 },
    { kind: 'hold', ...price },
    { kind: 'capture', ...price },
    { kind: 'credit', ...price },
  ]
  const entries = moves.flatMap(entriesOf)
  const sums = LEDGER_ACCOUNTS.map(account =>
    entries.filter(entry => entry.account === account).reduce((sum, entry) => sum + entry.cents, 0),
  )
  expect(Object.fromEntries(LEDGER_ACCOUNTS.map((account, index) => [account, sums[index]]))).toEqual({
    cash: 100_00,
    available: -100_00,
    held: 0,
    revenue: -35_00,
    credited: 35_00,
    vat: 0,
    rounding: 0,
  })
})

it('moves nothing that is not a positive number of cents', () => {
  for (const cents of [0, -1, 0.5, Number.NaN])
    expect(() => entriesOf({ kind: 'top-up', cents })).toThrow(RangeError)
})
