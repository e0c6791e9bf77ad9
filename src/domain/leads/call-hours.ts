import { Temporal } from 'temporal-polyfill'
import { clockMinutes, isClockTime } from '../clock-minutes'

/** When a campaign takes calls: on one day of the week, from one time to another of the client's time zone. */
export interface CallHours {
  /** ISO 8601: 1 is Monday, 7 Sunday. */
  day: number
  /** `09:00`, included. */
  from: string
  /** `18:30`, excluded; `24:00` is the end of the day. */
  to: string
}

/** True for a name of the IANA time zone database that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** Whether calls are taken at that instant, by the clock on the client's wall: summer time included. */
export function isOpenAt(hours: readonly CallHours[], time_zone: string, at: Date): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(time_zone)
  const minute = local.hour * 60 + local.minute
  return hours.some(
    ({ day, from, to }) =>
      day === local.dayOfWeek && clockMinutes(from) <= minute && minute < clockMinutes(to),
  )
}

/** The instant at which the client's day began: what a daily cap counts from. */
export function dayStart(time_zone: string, at: Date): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(time_zone)
  return new Date(local.startOfDay().epochMilliseconds)
}

/** True where each row is a day of the week and a time that ends after it begins. */
export function areHours(hours: readonly CallHours[]): boolean {
  return hours.every(
    ({ day, from, to }) =>
      Number.isInteger(day) &&
      day >= 1 &&
      day <= 7 &&
      isClockTime(from) &&
      (isClockTime(to) || to === '24:00') &&
      clockMinutes(from) < clockMinutes(to),
  )
}
