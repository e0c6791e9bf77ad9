import { expect, test } from 'vitest'
import { type HeardCall, heardCalls } from '../../../tests/support/leads/transcripts'
import { MACHINE_ORDERS } from '../../../tests/support/texts/machine-orders'
import { TRANSCRIPT_RULES } from './transcript-rule'
import { unqualifiedBy } from './unqualified-by'

const calls = heardCalls()
const heldOut = heardCalls('tests/fixtures/transcripts/held-out')
const released = (call: HeardCall) => unqualifiedBy(call.text) !== null

test('a hundred and twenty calls were written down before the rules', () => {
  expect(calls).toHaveLength(120)
  expect(calls.filter(({ truth }) => truth === 'request').length).toBeGreaterThanOrEqual(50)
})

test('no request is released, whatever else is said in it', () => {
  const wrong = [...calls, ...heldOut].filter(
    call => ['request', 'open'].includes(call.truth) && released(call),
  )
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test.each(TRANSCRIPT_RULES)('nine of ten and more are found: %s', rule => {
  const own = calls.filter(({ truth }) => truth === rule)
  const missed = own.filter(({ text }) => unqualifiedBy(text) !== rule)
  expect(missed.length / own.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.1)
})

test('of calls in words that no rule was written for, four of five that ask for nothing are found', () => {
  const own = heldOut.filter(({ truth }) => !['request', 'open'].includes(truth))
  const missed = own.filter(({ text, truth }) => unqualifiedBy(text) !== truth)
  expect(own.length).toBeGreaterThanOrEqual(30)
  expect(missed.length / own.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.2)
})

test('a request keeps its call billed wherever it stands beside the words of each rule', () => {
  const want = 'Et sinon j’ai une fuite dans ma cuisine, vous pourriez passer demain ?'
  for (const { text, truth } of calls.filter(call => !['silence', 'wrong-number'].includes(call.truth)))
    expect(unqualifiedBy(`${text} ${want}`), truth).toBeNull()
  for (const { text } of calls) expect(unqualifiedBy(`${text} ${want}`), text).toBeNull()
})

test.each([
  `wrong number ${'oki wanted l '.repeat(20)}${'doki'.repeat(2_000)}$`,
  `vous etes au ${'a'.repeat(9_900)}$`,
  '['.repeat(1_000_000),
])('sounds without end, %.20s…, are left to a person', transcript => {
  expect(unqualifiedBy(transcript)).toBeNull()
})

test('a long talk, another tongue and no words at all are left to a person', () => {
  expect(unqualifiedBy('allô '.repeat(401))).toBeNull()
  expect(unqualifiedBy('Guten Tag, ich wollte Ihnen unsere neue Software vorstellen.')).toBeNull()
  expect(unqualifiedBy('x'.repeat(100_000))).toBeNull()
  expect(unqualifiedBy(`\u0000\u0007 ${'a'.repeat(50_000)}`)).toBeNull()
})

test('orders that are spoken release no request, and move no other call to another rule', () => {
  for (const order of MACHINE_ORDERS)
    for (const { text, truth } of calls) {
      const found = [unqualifiedBy(`${text} ${order}`), unqualifiedBy(`${order}\n${text}`)]
      if (truth === 'request') expect(found, order).toEqual([null, null])
      else for (const rule of found) expect([null, unqualifiedBy(text)], `${order} ${text}`).toContain(rule)
    }
})
