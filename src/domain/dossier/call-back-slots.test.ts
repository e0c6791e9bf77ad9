import { expect, test } from 'vitest'
import { USUAL_HOURS } from '../eligibility/answer-clock'
import { callBackSlots } from './call-back-slots'

test('on a Friday afternoon the next hours are offered, then four days of the next week', () => {
  // A quarter past four in Paris.
  const slots = callBackSlots(new Date('2026-11-27T15:15:00Z'), USUAL_HOURS)
  expect(slots[0]).toEqual(new Date('2026-11-27T16:00:00Z'))
  expect(slots[1]).toEqual(new Date('2026-11-30T08:00:00Z'))
  expect(slots.at(-1)).toEqual(new Date('2026-12-03T16:00:00Z'))
  expect(slots).toHaveLength(1 + 4 * 9)
})

test('where nobody works nobody is promised a call', () => {
  expect(callBackSlots(new Date(), { days: [], from: 9, to: 18 })).toEqual([])
})
