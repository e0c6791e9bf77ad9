import { expect, it } from 'vitest'
import { nextBirthday } from './next-birthday'

it.each([
  ['2026-03-31T10:00:00Z', '2026-04-01T10:00:00Z', '2027-03-31'],
  ['2026-03-31T10:00:00Z', '2027-03-31T10:00:00Z', '2027-03-31'],
  ['2026-03-31T10:00:00Z', '2027-04-01T10:00:00Z', '2028-03-31'],
  // Midnight is that of Paris.
  ['2026-03-31T22:30:00Z', '2026-05-01T10:00:00Z', '2027-04-01'],
  ['2028-02-29T10:00:00Z', '2028-06-01T10:00:00Z', '2029-02-28'],
  ['2028-02-29T10:00:00Z', '2031-06-01T10:00:00Z', '2032-02-29'],
])('of a site online since %s, seen at %s, is %s', (online, now, day) => {
  expect(nextBirthday(new Date(online), new Date(now))).toBe(day)
})
