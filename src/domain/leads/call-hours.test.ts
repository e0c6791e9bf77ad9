import { expect, it } from 'vitest'
import { OFFICE_HOURS } from '../../../tests/support/office-hours'
import { areHours, dayStart, isOpenAt, isTimeZone } from './call-hours'

it('reads the clock on the client’s wall, in summer and in winter', () => {
  const open = (zone: string, at: string) => isOpenAt(OFFICE_HOURS, zone, new Date(at))
  expect(open('Europe/Paris', '2026-07-06T06:59:59Z')).toBe(false)
  expect(open('Europe/Paris', '2026-07-06T07:00:00Z')).toBe(true)
  expect(open('Europe/Paris', '2026-01-05T07:30:00Z')).toBe(false)
  expect(open('Africa/Dakar', '2026-01-05T09:00:00Z')).toBe(true)
  expect(open('Africa/Dakar', '2026-01-05T18:00:00Z')).toBe(false)
  expect(open('Africa/Dakar', '2026-01-04T10:00:00Z'), 'a Sunday').toBe(false)
})

it('stays open through midnight where a day ends at 24:00', () => {
  const night = [{ day: 6, from: '20:00', to: '24:00' }]
  expect(isOpenAt(night, 'Asia/Dubai', new Date('2026-11-21T19:59:59Z'))).toBe(true)
  expect(isOpenAt(night, 'Asia/Dubai', new Date('2026-11-21T20:00:00Z'))).toBe(false)
})

it('counts a day from the client’s midnight', () => {
  expect(dayStart('America/Montreal', new Date('2026-07-01T03:00:00Z'))).toEqual(
    new Date('2026-06-30T04:00:00Z'),
  )
})

it('refuses hours and time zones that are none', () => {
  expect(areHours(OFFICE_HOURS)).toBe(true)
  for (const row of [
    { day: 0, from: '09:00', to: '10:00' },
    { day: 8, from: '09:00', to: '10:00' },
    { day: 1, from: '10:00', to: '10:00' },
    { day: 1, from: '24:00', to: '24:00' },
    { day: 1, from: '9:00', to: '10:00' },
  ])
    expect(areHours([row]), JSON.stringify(row)).toBe(false)
  expect(isTimeZone('Indian/Reunion')).toBe(true)
  expect(isTimeZone('Mars/Olympus')).toBe(false)
  expect(isTimeZone('+02:00')).toBe(false)
})
