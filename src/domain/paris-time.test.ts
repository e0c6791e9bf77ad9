import { expect, test } from 'vitest'
import { HOUR_MS } from './milliseconds'
import { parisClock, parisInstant } from './paris-time'

test('the clocks of Paris are those of the time zones that the world keeps, at each hour from 1996 on', () => {
  const face = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  })
  for (let at = Date.UTC(1996, 0); at < Date.UTC(2040, 0); at += HOUR_MS) {
    const shown = parisClock(new Date(at)).toISOString().slice(0, 19).replace('T', ' ')
    if (shown !== face.format(at)) throw new Error(`${new Date(at).toISOString()}: ${shown}`)
  }
})

test.each([
  ['a day of winter', '2026-01-15T12:00:00Z', '2026-01-15T11:00:00Z'],
  ['a day of summer', '2026-07-15T12:00:00Z', '2026-07-15T10:00:00Z'],
  ['the hour that spring leaves out', '2026-03-29T02:30:00Z', '2026-03-29T01:30:00Z'],
  ['the hour that comes twice in autumn', '2026-10-25T02:30:00Z', '2026-10-25T01:30:00Z'],
])('%s is an instant', (_, clock, instant) => {
  expect(parisInstant(new Date(clock)).toISOString()).toBe(new Date(instant).toISOString())
})
