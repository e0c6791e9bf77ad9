import { expect, it } from 'vitest'
import { timeLeft } from './time-left'

const before = new Date('2026-03-02T12:00:00Z')
const at = (time: string) => timeLeft(before, new Date(`2026-03-${time}Z`))

it.each([
  ['01T12:00:00', false, false, '24 h 00 pour appeler'],
  ['02T07:59:59', false, false, '4 h 00 pour appeler'],
  ['02T08:00:01', false, true, '3 h 59 pour appeler'],
  ['02T11:59:01', false, true, '0 min pour appeler'],
  ['02T12:00:00', true, false, 'En retard de 0 min'],
  ['02T13:05:00', true, false, 'En retard de 1 h 05'],
  ['04T11:59:00', true, false, 'En retard de 47 h 59'],
  ['05T12:00:00', true, false, 'En retard de 3 jours'],
])('at %s: overdue %s, soon %s, « %s »', (time, overdue, soon, words) => {
  const left = at(time)
  expect({ ...left, words: left.words.replaceAll('\u00a0', ' ') }).toEqual({ overdue, soon, words })
})
