import { expect, test } from 'vitest'
import { retentionLimit } from './retention'

test.each([
  ['2027-03-01T12:00:00Z', 12, '2026-03-01T12:00:00.000Z'],
  ['2028-02-29T12:00:00Z', 12, '2027-02-28T12:00:00.000Z'],
  ['2027-03-31T12:00:00Z', 1, '2027-02-28T12:00:00.000Z'],
  ['2027-01-15T08:30:00Z', 60, '2022-01-15T08:30:00.000Z'],
])('at %s, %i months reach back to %s', (now, months, limit) => {
  expect(retentionLimit(new Date(now), months).toISOString()).toBe(limit)
})
