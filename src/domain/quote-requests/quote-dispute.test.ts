import { expect, test } from 'vitest'
import { DAY_MS } from '../milliseconds'
import { judgeQuoteDispute, QUOTE_DISPUTE_REASONS, type QuoteDisputeReason } from './quote-dispute'

const fine = {
  reachable: true,
  phone_zone: 'france',
  zone: 'france',
  duplicate: false,
  withdrawn_after_ms: null,
} as const
const judged = (reason: QuoteDisputeReason, change = {}) => {
  const verdict = judgeQuoteDispute(reason, { ...fine, ...change })
  return verdict.decided ? verdict.credited : null
}

test('rules credit what they can see, refuse what they can refute, and leave the rest to a person', () => {
  expect(QUOTE_DISPUTE_REASONS.map(reason => judged(reason))).toEqual([null, false, null, false, null])
  expect(judged('duplicate', { duplicate: true })).toBe(true)
  expect(judged('unreachable', { reachable: false })).toBe(true)
  expect(judged('wrong-zone', { phone_zone: 'europe' })).toBe(null)
  expect(judged('not-asked', { withdrawn_after_ms: DAY_MS })).toBe(true)
  expect(judged('not-asked', { withdrawn_after_ms: DAY_MS + 1 })).toBe(null)
})
