import { clockMinutes } from '../clock-minutes'
import { DAY_MS } from '../milliseconds'
import { departmentOf } from '../place/department'
import { formatIsoDay } from '../text/french'
import type { Weekday } from './facts/facts'

const ZONES: Record<string, [zone: string, of: string]> = {
  '971': ['America/Guadeloupe', 'de la Guadeloupe'],
  '972': ['America/Martinique', 'de la Martinique'],
  '973': ['America/Cayenne', 'de la Guyane'],
  '974': ['Indian/Reunion', 'de La Réunion'],
  '975': ['America/Miquelon', 'de Saint-Pierre-et-Miquelon'],
  '976': ['Indian/Mayotte', 'de Mayotte'],
  '977': ['America/St_Barthelemy', 'de Saint-Barthélemy'],
  '978': ['America/Marigot', 'de Saint-Martin'],
  '984': ['Indian/Kerguelen', 'des Kerguelen'],
  '986': ['Pacific/Wallis', 'de Wallis-et-Futuna'],
  '987': ['Pacific/Tahiti', 'de Tahiti'],
  '988': ['Pacific/Noumea', 'de la Nouvelle-Calédonie'],
}

const placeOf = (postalCode: string | null) => ZONES[(postalCode && departmentOf(postalCode)) ?? '']

/** The time zone in which a firm lives, by its postal code; Paris where it has none, and in Monaco. */
export const territoryZone = (postalCode: string | null): string => placeOf(postalCode)?.[0] ?? 'Europe/Paris'

/** « (heure de La Réunion) », with a space before it; empty where clocks show what they show in Paris. */
export function zoneNote(postalCode: string | null): string {
  const of = placeOf(postalCode)?.[1]
  return of ? ` (heure ${of})` : ''
}

/** « 3 octobre 2026 à 12:05 (heure de La Réunion) »: when something was, by the clocks of the firm that it concerns. */
export function localMinute(at: Date, postalCode: string | null): string {
  const [day = '', time] = faceOf(territoryZone(postalCode)).format(at).split(' ')
  return `${formatIsoDay(day)} à ${time}${zoneNote(postalCode)}`
}

/** What a clock on the firm's wall and the calendar beside it show. */
export interface LocalMoment {
  /** `2026-03-31`. */
  day: string
  weekday: Weekday
  /** From midnight. */
  minutes: number
}

/** @param zone by its IANA name, as `territoryZone` gives it */
export function localMoment(at: Date, zone: string): LocalMoment {
  const [day = '', time = ''] = faceOf(zone).format(at).split(' ')
  return { day, weekday: weekdayOf(day), minutes: clockMinutes(time) }
}

const faces = new Map<string, Intl.DateTimeFormat>()

/** « sv-SE » writes days and hours as ISO 8601 does: « 2026-03-31 09:05 ». */
function faceOf(zone: string): Intl.DateTimeFormat {
  const face =
    faces.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
  faces.set(zone, face)
  return face
}

/** Which day of the week a day is, `2026-03-31`. */
export function weekdayOf(day: string): Weekday {
  const number = new Date(`${day}T00:00:00Z`).getUTCDay()
  return WEEKDAY_NUMBERS[number] ?? 7
}

const WEEKDAY_NUMBERS: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6]

/** The day so many days after another, both `2026-03-31`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
