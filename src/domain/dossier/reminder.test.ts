import { expect, test } from 'vitest'
import { dueReminder } from './reminder'
import { isReminderTime, nextReminderTime } from './reminder-time'

const MONDAY = new Date('2026-11-23T09:00:00Z')
const after = (days: number) => new Date(MONDAY.getTime() + days * 86_400_000)
const waiting = { status: 'Nouveau' as const, since: MONDAY, lastActivity: MONDAY, sent: [] }

test('a waiting dossier is reminded after 1, 3 and 10 days, and at no other time', () => {
  const sent: { after_days: number; at: Date }[] = []
  const due: [number, number][] = []
  for (let hour = 0; hour < 24 * 30; hour += 1) {
    const day = dueReminder({ ...waiting, sent }, after(hour / 24))
    if (day === null) continue
    due.push([hour / 24, day])
    sent.push({ after_days: day, at: after(hour / 24) })
  }
  expect(due).toEqual([
    [1, 1],
    [3, 3],
    [10, 10],
  ])
})

test('what was missed is not made up for, and who was just here or just written to is left in peace', () => {
  expect(dueReminder(waiting, after(5.5))).toBe(3)
  expect(dueReminder(waiting, after(7.5))).toBeNull()
  expect(dueReminder(waiting, after(14.5))).toBeNull()
  expect(dueReminder({ ...waiting, lastActivity: after(2.5) }, after(3))).toBeNull()
  expect(dueReminder({ ...waiting, sent: [{ after_days: 1, at: after(2.9) }] }, after(3))).toBeNull()
  expect(dueReminder({ ...waiting, status: 'Soumis' }, after(3))).toBeNull()
})

test.each([
  ['an evening', '2026-11-23T19:00:00Z', '2026-11-24T07:00:00Z'],
  ['a night in summer', '2026-07-01T02:00:00Z', '2026-07-01T06:00:00Z'],
  ['a Saturday evening', '2026-11-28T20:30:00Z', '2026-11-30T07:00:00Z'],
  ['a Sunday at noon', '2026-11-29T11:00:00Z', '2026-11-30T07:00:00Z'],
  ['the Sunday on which the clocks go back', '2026-10-25T00:30:00Z', '2026-10-26T07:00:00Z'],
])('on %s a reminder waits for the morning', (_, now, then) => {
  expect(isReminderTime(new Date(now))).toBe(false)
  expect(nextReminderTime(new Date(now))).toEqual(new Date(then))
  expect(isReminderTime(new Date(then))).toBe(true)
})
