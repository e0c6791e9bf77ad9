import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billCalls } from './call-bill'
import { forecastCalls } from './call-forecast'
import {
  CALL_ZONES,
  callPrice,
  isCallBilled,
  LEAD_PRICES,
  PREMIUM_SECTORS,
  QUOTE_KINDS,
  QUOTE_PRICES,
  QUOTE_TIMINGS,
  quoteKind,
  quotePrice,
  TRADES,
} from './lead-pricing'

const zone = fc.constantFrom(...CALL_ZONES)
const trade = fc.constantFrom(...TRADES)
const seconds = fc.double({ min: 0, max: 7_200, noNaN: true })
const call = fc.record({ zone, trade, seconds })
const forecast = fc.record({
  zone,
  trade,
  calls: fc.nat(10_000),
  short_calls: fc.nat(12_000),
  average_seconds: seconds,
})

describe('the border of 30 seconds', () => {
  it.each([
    [0, false],
    [29, false],
    [29.9, false],
    [29.999999, false],
    [30, true],
    [30.1, true],
    [31, true],
    [3_600, true],
  ])('a call of %s s: billed %s', (length, billed) => expect(isCallBilled(length)).toBe(billed))
})

describe('the price of a call', () => {
  it.each([
    ['france', 3_500, 9_000],
    ['europe', 5_000, 12_000],
    ['international', 7_000, 15_000],
  ] as const)('%s: %s to %s cents, up to 500 € in a premium sector', (place, from_cents, to_cents) => {
    for (const everyday of ['crafts', 'services', 'other'] as const)
      expect(callPrice(place, everyday)).toEqual({ from_cents, to_cents })
    for (const premium of PREMIUM_SECTORS)
      expect(callPrice(place, premium)).toEqual({ from_cents, to_cents: 50_000 })
  })
})

describe('the price of a quote request', () => {
  it.each([
    ['crafts', 6_000, 10_000],
    ['services', 8_000, 15_000],
    ['international', 10_000, 25_000],
    ['premium', 20_000, 50_000],
  ] as const)('%s: %s to %s cents', (kind, from_cents, to_cents) =>
    expect(QUOTE_PRICES[kind]).toEqual({ from_cents, to_cents }),
  )

  it('goes by sector, then distance, then trade', () => {
    expect(quoteKind('international', 'finance')).toBe('premium')
    expect(quoteKind('international', 'crafts')).toBe('international')
    expect(quoteKind('europe', 'crafts')).toBe('crafts')
    expect(quoteKind('france', 'services')).toBe('services')
    expect(quoteKind('europe', 'other')).toBe('services')
  })
})

describe('the price of one quote request', () => {
  it('is whole euros inside its line, from end to end, for every trade and zone', () => {
    for (const place of CALL_ZONES)
      for (const work of TRADES) {
        const prices = QUOTE_TIMINGS.map(timing => quotePrice(place, work, timing))
        expect(prices.every(price => price % 100 === 0)).toBe(true)
        expect({ from_cents: Math.min(...prices), to_cents: Math.max(...prices) }).toEqual(
          QUOTE_PRICES[quoteKind(place, work)],
        )
      }
  })
})

it('no lead costs less than 35 € or more than 500 €', () => {
  const prices = [
    ...CALL_ZONES.flatMap(place => TRADES.map(work => callPrice(place, work))),
    ...QUOTE_KINDS.map(kind => QUOTE_PRICES[kind]),
  ]
  expect(Math.min(...prices.map(price => price.from_cents))).toBe(LEAD_PRICES.from_cents)
  expect(Math.max(...prices.map(price => price.to_cents))).toBe(LEAD_PRICES.to_cents)
  for (const { from_cents, to_cents } of prices) expect(from_cents).toBeLessThan(to_cents)
})

describe('a bill', () => {
  it('adds up the calls that count, and no other', () => {
    const bill = billCalls([
      { zone: 'europe', trade: 'crafts', seconds: 29.9 },
      { zone: 'europe', trade: 'crafts', seconds: 30 },
      { zone: 'international', trade: 'finance', seconds: 400 },
    ])
    expect(bill).toEqual({ billed: 2, unbilled: 1, from_cents: 12_000, to_cents: 62_000 })
  })

  it('stays within the overall range per billed call', () =>
    fc.assert(
      fc.property(fc.array(call), calls => {
        const { billed, unbilled, from_cents, to_cents } = billCalls(calls)
        expect(billed + unbilled).toBe(calls.length)
        expect(from_cents).toBeGreaterThanOrEqual(billed * LEAD_PRICES.from_cents)
        expect(to_cents).toBeLessThanOrEqual(billed * LEAD_PRICES.to_cents)
        expect(from_cents).toBeLessThanOrEqual(to_cents)
      }),
    ))

  it('costs nothing for short calls alone', () =>
    fc.assert(
      fc.property(fc.array(call), calls => {
        const short = calls.map(one => ({ ...one, seconds: Math.min(one.seconds, 29.9) }))
        expect(billCalls(short)).toEqual({ billed: 0, unbilled: calls.length, from_cents: 0, to_cents: 0 })
      }),
    ))
})

describe('a forecast', () => {
  it('is the bill of that many calls of that length', () =>
    fc.assert(
      fc.property(fc.record({ zone, trade, n: fc.nat(60), seconds }), ({ n, ...one }) => {
        const expected = billCalls(Array.from({ length: n }, () => one))
        const { seconds: average_seconds, ...rest } = one
        expect(forecastCalls({ ...rest, calls: n, short_calls: 0, average_seconds })).toEqual(expected)
      }),
    ))

  it('never bills a short call, nor more calls than there are', () =>
    fc.assert(
      fc.property(forecast, asked => {
        const { billed, unbilled, from_cents, to_cents } = forecastCalls(asked)
        expect(billed + unbilled).toBe(asked.calls)
        expect(unbilled).toBeGreaterThanOrEqual(Math.min(asked.short_calls, asked.calls))
        expect(from_cents).toBeGreaterThanOrEqual(billed * LEAD_PRICES.from_cents)
        expect(to_cents).toBeLessThanOrEqual(billed * LEAD_PRICES.to_cents)
        if (asked.average_seconds < 30) expect(to_cents).toBe(0)
      }),
    ))
})
