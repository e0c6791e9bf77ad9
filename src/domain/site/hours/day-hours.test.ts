import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayRanges } from '../words/opening-words'
import { hoursOn, withDay } from './day-hours'
import { WEEK_DAYS } from './week-days'

const time = fc.integer({ min: 0, max: 23 }).map(hour => `${String(hour).padStart(2, '0')}:00`)
const stretch = fc.record({ opens: time, closes: time })
const row = fc.record({
  days: fc.uniqueArray(fc.constantFrom(...WEEK_DAYS), { minLength: 1 }),
  opens: time,
  closes: time,
})

test('a day has the hours that it was given, and the others say what they said', () => {
  fc.assert(
    fc.property(fc.array(row), fc.constantFrom(...WEEK_DAYS), fc.array(stretch), (hours, day, given) => {
      const next = withDay(hours, day, given)
      expect(hoursOn(next, day).map(({ opens, closes }) => ({ opens, closes }))).toEqual(given)
      for (const other of WEEK_DAYS.filter(one => one !== day))
        expect(dayRanges(next, other)).toEqual(dayRanges(hours, other))
      expect(next.every(({ days }) => days.length > 0)).toBe(true)
    }),
  )
})
