import { clockMinutes } from '../clock-minutes'
import { DAY_MS } from '../milliseconds'
import { departmentOf } from '../place/department'
import type { Weekday } from './facts'

const ZONES: Record<string, string> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '975': 'America/Miquelon',
  '976': 'Indian/Mayotte',
  '977': 'America/St_Barthelemy',
  '978': 'America/Marigot',
  '980': 'Europe/Monaco',
  '984': 'Indian/Kerguelen',
  '986': 'Pacific/Wallis',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
}

/** The time zone in which a firm lives, by its postal code; Paris where it has none. */
export function territoryZone(postalCode: string | null): string {
  return ZONES[(postalCode && departmentOf(postalCode)) ?? ''] ?? 'Europe/Paris'
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
