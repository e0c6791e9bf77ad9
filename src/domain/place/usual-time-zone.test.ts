import { expect, it } from 'vitest'
import { COUNTRY_CODES } from './country'
import { tableOfTimeZones, usualTimeZone } from './usual-time-zone'

const offsetIn = (timeZone: string) =>
  new Intl.DateTimeFormat('fr', { timeZone, timeZoneName: 'longOffset' })
    .format(new Date('2026-01-15'))
    .slice(-9)

it.each([
  ['PT', 'Europe/Lisbon'],
  ['ES', 'Europe/Madrid'],
  ['US', 'America/New_York'],
  ['CA', 'America/Toronto'],
  ['BR', 'America/Sao_Paulo'],
  ['AU', 'Australia/Sydney'],
])('gives a firm of %s the clock of most of its country: %s', (country, zone) =>
  expect(usualTimeZone(country, tableOfTimeZones)).toBe(zone),
)

it('has an own word for every country whose clocks differ, and names none that is no zone', () => {
  const guessed = COUNTRY_CODES.filter(country => {
    const zones = tableOfTimeZones(country)
    return new Set(zones.map(offsetIn)).size > 1 && usualTimeZone(country, () => []) === null
  })
  expect(guessed.filter(country => !SCATTERED.includes(country))).toEqual([])
  for (const country of COUNTRY_CODES) {
    const zone = usualTimeZone(country, () => [])
    if (zone) expect(() => offsetIn(zone), zone).not.toThrow()
  }
})

/** Islands and stations: no firm is most likely anywhere. */
const SCATTERED = ['AQ', 'UM']
