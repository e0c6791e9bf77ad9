import { describe, expect, test } from 'vitest'
import { parisClock, parisInstant } from '../paris-time'
import {
  extendedEnd,
  purgeDate,
  retentionEnd,
  retentionLimit,
  retentionStep,
  unprovenLimit,
} from './retention'

const at = (text: string) => new Date(text)
const end = (last: string, months = 12) => retentionEnd(at(last), months).toISOString()
const days = (from: string, count: number) => new Date(at(from).getTime() + count * 86_400_000)

describe('twelve months later', () => {
  const last = '2025-03-10T09:30:15.250Z'
  const noticed = { lastActivity: at(last), noticeAt: days(last, 351), extendedUntil: null, unproven: false }

  test('is 365 days in an ordinary year', () => {
    expect(end(last)).toBe('2026-03-10T09:30:15.250Z')
    expect(retentionStep(noticed, 12, days(last, 364))).toBe('keep')
    expect(retentionStep(noticed, 12, new Date(days(last, 365).getTime() - 1))).toBe('keep')
    expect(retentionStep(noticed, 12, days(last, 365))).toBe('purge')
    expect(retentionStep(noticed, 12, days(last, 366))).toBe('purge')
  })

  test('is 366 days over a 29 February', () => {
    const leap = '2027-03-10T09:30:00.000Z'
    const kept = { lastActivity: at(leap), noticeAt: days(leap, 352), extendedUntil: null, unproven: false }
    expect(end(leap)).toBe('2028-03-10T09:30:00.000Z')
    expect(retentionStep(kept, 12, days(leap, 365))).toBe('keep')
    expect(retentionStep(kept, 12, days(leap, 366))).toBe('purge')
  })

  test('of a 29 February is a 28th, and a 29th after 48 months; a 31st becomes a 30th', () => {
    expect(end('2028-02-29T12:00:00Z')).toBe('2029-02-28T12:00:00.000Z')
    expect(end('2028-02-29T12:00:00Z', 48)).toBe('2032-02-29T12:00:00.000Z')
    expect(end('2026-08-31T12:00:00Z', 1)).toBe('2026-09-30T12:00:00.000Z')
    expect(end('2026-08-31T12:00:00Z', 60)).toBe('2031-08-31T12:00:00.000Z')
  })

  test('is at the same time of day in Paris on both sides of a clock change', () => {
    expect(end('2025-10-26T12:00:00Z', 1)).toBe('2025-11-26T12:00:00.000Z')
    expect(end('2026-03-01T12:00:00Z', 1)).toBe('2026-04-01T11:00:00.000Z')
    expect(end('2026-10-01T12:00:00Z', 1)).toBe('2026-11-01T13:00:00.000Z')
    // 2.30 does not exist on 29 March 2026, and comes twice on 25 October.
    expect(end('2025-03-29T01:30:00Z')).toBe('2026-03-29T01:30:00.000Z')
    expect(end('2025-10-25T00:30:00Z')).toBe('2026-10-25T01:30:00.000Z')
  })

  test('starts on the day in Paris, not in UTC', () => {
    expect(end('2028-02-28T23:30:00Z', 1)).toBe('2028-03-28T22:30:00.000Z')
  })
})

test('every hour of a year is read from the clocks and set back', () => {
  for (let hour = 0; hour < 366 * 24; hour++) {
    const instant = new Date(Date.UTC(2026, 0, 1, hour, 17, 3, 9))
    const back = parisInstant(parisClock(instant))
    const twice = instant.toISOString().startsWith('2026-10-25T00:17')
    expect(back.getTime() - instant.getTime()).toBe(twice ? 3_600_000 : 0)
  }
})

describe('notice', () => {
  const last = '2025-03-10T09:00:00Z'
  const kept = { lastActivity: at(last), noticeAt: null, extendedUntil: null, unproven: false }

  test('is due two weeks before, and nothing goes without it', () => {
    expect(retentionStep(kept, 12, at('2026-02-24T08:59:59Z'))).toBe('keep')
    expect(retentionStep(kept, 12, at('2026-02-24T09:00:00Z'))).toBe('notify')
    expect(retentionStep(kept, 12, at('2029-01-01T00:00:00Z'))).toBe('notify')
  })

  test('that comes late moves the purge', () => {
    const noticeAt = at('2026-03-09T12:00:00Z')
    expect(purgeDate(kept, 12, noticeAt)).toEqual(at('2026-03-23T12:00:00Z'))
    expect(retentionStep({ ...kept, noticeAt }, 12, at('2026-03-23T11:59:59Z'))).toBe('keep')
    expect(retentionStep({ ...kept, noticeAt }, 12, at('2026-03-23T12:00:00Z'))).toBe('purge')
  })

  test('counts only for the end that it announced', () => {
    const noticeAt = at('2026-02-24T10:00:00Z')
    expect(retentionStep({ ...kept, noticeAt }, 24, at('2027-03-10T09:00:00Z'))).toBe('notify')
    const active = { ...kept, noticeAt, lastActivity: at('2026-02-25T09:00:00Z') }
    expect(retentionStep(active, 12, at('2026-03-25T09:00:00Z'))).toBe('keep')
    expect(retentionStep(active, 12, at('2027-02-25T09:00:00Z'))).toBe('notify')
    const shorter = retentionStep({ ...kept, noticeAt: null }, 1, at('2025-12-01T09:00:00Z'))
    expect(shorter).toBe('notify')
  })
})

test('an extension is limited, and asks for a notice of its own', () => {
  const kept = {
    lastActivity: at('2025-03-10T09:00:00Z'),
    noticeAt: at('2026-02-24T10:00:00Z'),
    extendedUntil: null,
    unproven: false,
  }
  const extendedUntil = extendedEnd(kept, 12, 6)
  expect(extendedUntil).toEqual(at('2026-09-10T08:00:00Z'))
  expect(retentionStep({ ...kept, extendedUntil }, 12, at('2026-08-01T08:00:00Z'))).toBe('keep')
  expect(retentionStep({ ...kept, extendedUntil }, 12, at('2026-09-10T08:00:00Z'))).toBe('notify')
  expect(extendedEnd(kept, 12, 7)).toBeNull()
  expect(extendedEnd(kept, 12, 0)).toBeNull()
  expect(extendedEnd({ ...kept, extendedUntil }, 12, 6)).toEqual(at('2027-03-10T09:00:00Z'))
  expect(extendedEnd({ ...kept, extendedUntil: at('2027-03-10T09:00:00Z') }, 12, 1)).toBeNull()
})

describe('unproven and unsigned', () => {
  const last = '2026-09-01T09:00:00.000Z'
  const kept = { lastActivity: at(last), noticeAt: null, extendedUntil: null, unproven: true }

  test('is announced after 46 days, and goes after 60, at the same time of day in Paris', () => {
    expect(retentionStep(kept, 12, days(last, 45))).toBe('keep')
    expect(retentionStep(kept, 12, days(last, 46))).toBe('notify')
    const noticed = { ...kept, noticeAt: days(last, 46) }
    expect(retentionStep(noticed, 12, days(last, 60))).toBe('keep')
    expect(retentionStep(noticed, 12, new Date(days(last, 60).getTime() + 3_600_000))).toBe('purge')
    expect(unprovenLimit(at('2026-10-31T10:00:00.000Z'))).toEqual(at(last))
  })

  test('is not kept longer than the setting, nor once it has proven itself shorter', () => {
    expect(retentionStep(kept, 1, days(last, 20))).toBe('notify')
    expect(retentionStep({ ...kept, unproven: false }, 12, days(last, 100))).toBe('keep')
  })
})

test.each([
  ['2027-03-01T12:00:00Z', 12, '2026-03-01T12:00:00.000Z'],
  ['2028-02-29T12:00:00Z', 12, '2027-02-28T12:00:00.000Z'],
  ['2027-03-31T12:00:00Z', 1, '2027-02-28T13:00:00.000Z'],
  ['2027-01-15T08:30:00Z', 60, '2022-01-15T08:30:00.000Z'],
])('at %s, %i months reach back to %s', (now, months, limit) => {
  expect(retentionLimit(new Date(now), months).toISOString()).toBe(limit)
})
