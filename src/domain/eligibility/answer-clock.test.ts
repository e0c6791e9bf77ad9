import { expect, test } from 'vitest'
import { answerBefore, USUAL_HOURS, warnAt } from './answer-clock'

test.each([
  [
    'Tuesday at ten: four hours before',
    '2026-11-24T09:00:00Z',
    '2026-11-25T05:00:00Z',
    '2026-11-24T16:00:00Z',
  ],
  [
    'Tuesday at four: on Wednesday at noon',
    '2026-11-24T15:00:00Z',
    '2026-11-25T11:00:00Z',
    '2026-11-25T11:00:00Z',
  ],
  [
    'Friday at noon: before the week ends',
    '2026-11-27T11:00:00Z',
    '2026-11-28T07:00:00Z',
    '2026-11-27T16:00:00Z',
  ],
  ['Friday evening: at once', '2026-11-27T19:00:00Z', '2026-11-28T15:00:00Z', '2026-11-27T19:00:00Z'],
  ['Sunday evening: on Monday', '2026-11-22T20:00:00Z', '2026-11-23T16:00:00Z', '2026-11-23T16:00:00Z'],
])('the team is warned while it can still answer: asked %s', (_, asked, latest, warned) => {
  const at = warnAt(new Date(asked), USUAL_HOURS)
  expect(at).toEqual(new Date(warned))
  expect(at <= new Date(latest)).toBe(true)
  expect(answerBefore(new Date(asked)).getTime() - Date.parse(asked)).toBe(86_400_000)
})
