import { expect, test } from 'vitest'
import { byConsequence, urgencyOf } from './queue-urgency'

const NOW = new Date('2026-03-31T12:00:00Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)

test('an answer is late after the promised 24 hours, and about to be in the four before', () => {
  expect([19, 20, 23.9, 24].map(hours => urgencyOf('answer', ago(hours), NOW))).toEqual([
    'quiet',
    'soon',
    'soon',
    'late',
  ])
})

test('a payment past its date is late, a call is when its hour has passed, and who waits for the client is not', () => {
  expect(urgencyOf('overdue', ago(0), NOW)).toBe('late')
  expect([-2, 0, 1].map(hours => urgencyOf('call-back', ago(hours), NOW))).toEqual(['quiet', 'soon', 'late'])
  expect(urgencyOf('signature', ago(10_000), NOW)).toBe('quiet')
})

test('late queues come first, by what follows from waiting, then those about to be, then the rest', () => {
  const row = (name: Parameters<typeof urgencyOf>[0], hours: number, count = 1) => ({
    ...{ name, count },
    oldest_at: ago(hours).toISOString(),
  })
  const sorted = byConsequence(
    [
      row('signature', 900),
      row('to-check', 200),
      row('message', 50),
      row('overdue', 1),
      row('confirm', 30),
      row('answer', 1),
      row('remind', 200, 0),
    ],
    NOW,
  )
  expect(sorted.map(({ name, urgency }) => [name, urgency])).toEqual([
    ['overdue', 'late'],
    ['message', 'late'],
    ['to-check', 'late'],
    ['confirm', 'soon'],
    ['answer', 'quiet'],
    ['signature', 'quiet'],
  ])
})
