import { expect, test } from 'vitest'
import { eventMoment } from './event-moment'

const NOW = new Date('2026-11-20T10:00:00Z')

test.each([
  '2026-11-20T10:00:04.250Z',
  '2026-11-20T11:00:00+01:00',
  '2026-11-20T10:00Z',
  '2026-11-14T10:00:00Z',
])('an event tells its moment: %s', at => {
  expect(eventMoment(at, NOW)).toEqual(new Date(at))
})

test.each([
  '2026-11-20T10:00:04',
  '2026-11-20',
  '1970-01-01T00:00:00Z',
  '2099-01-01T00:00:00Z',
  '2026-11-20T10:30:00Z',
  '2026-11-12T10:00:00Z',
  '2026-13-40T10:00:00Z',
  '20 Nov 2026 10:00 UTC',
  '',
])('a call of 1970, of 2099 or without its zone was booked: %s is refused', at => {
  expect(eventMoment(at, NOW)).toBe(null)
})
