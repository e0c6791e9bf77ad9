import { DAY_MS, HOUR_MS } from './milliseconds'

const MARCH = 2
const OCTOBER = 9

/**
 * What the clocks in Paris show at an instant, written as if it were UTC: sums on it are calendar sums. By the rule and not
 * by `Intl`, whose first word keeps a telephone busy for 50 ms. Right since 1996.
 */
export const parisClock = (instant: Date): Date => new Date(instant.getTime() + offsetAt(instant))

/**
 * The instant at which the clocks in Paris show `clock`. The hour that comes twice in autumn is its
 * second one; the hour that spring leaves out is as much later as the clocks jump.
 */
export function parisInstant(clock: Date): Date {
  const offsets = [-3 * HOUR_MS, 3 * HOUR_MS].map(apart => offsetAt(new Date(clock.getTime() + apart)))
  const instants = offsets.map(offset => new Date(clock.getTime() - offset))
  const exact = instants.filter(instant => parisClock(instant).getTime() === clock.getTime())
  return latest(exact.length > 0 ? exact : instants)
}

/** The instant at which a day of Paris, `2026-03-31`, begins. */
export const startOfParisDay = (day: string): Date => parisInstant(new Date(`${day}T00:00:00Z`))

/** The day after a day, both `2026-03-31`. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** The month after a month, both `2026-10`. */
export const nextMonth = (month: string): string => nextDay(lastDayOf(month)).slice(0, 7)

/** The last day of a month: `2026-02-28` of `2026-02`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** A day that the calendar has, `2026-03-31`. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  )
}

/** Milliseconds by which Paris is ahead of UTC: summer's hour from the last Sunday of March to that of October, at 1:00 UTC (directive 2000/84/CE). */
function offsetAt(instant: Date): number {
  const year = instant.getUTCFullYear()
  const summer =
    instant.getTime() >= lastSundayAtOne(year, MARCH) && instant.getTime() < lastSundayAtOne(year, OCTOBER)
  return summer ? 2 * HOUR_MS : HOUR_MS
}

function lastSundayAtOne(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1)
}

const latest = (instants: Date[]) => new Date(Math.max(...instants.map(instant => instant.getTime())))
