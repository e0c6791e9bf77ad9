import { expect, test } from 'vitest'
import { workedExample } from './worked-example'

test('the example on the page is judged and billed as real calls are', () => {
  const { calls, price, before_cents, after_cents } = workedExample()
  expect(calls.map(({ seconds, billed, reason, flagged }) => [seconds, billed, reason, flagged])).toEqual([
    [29.999, false, 'too-short', false],
    [30, true, null, false],
    [28.5, false, 'too-short', true],
    [184.2, false, 'duplicate-caller', false],
    [252.7, true, null, false],
  ])
  expect(price).toEqual({ net_cents: 35_00, vat_cents: 7_00, gross_cents: 42_00 })
  expect(before_cents - after_cents).toBe(84_00)
})
