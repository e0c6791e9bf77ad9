import type { DayPart, Weekday } from '../facts/facts'
import type { Stretch } from './week'

/** Days with the stretches that were said of them. */
export interface SaidHours {
  days: Weekday[]
  stretches: Stretch[]
}

/** What one line says; each part of it was understood. */
export interface HoursClause {
  hours: SaidHours[]
  closed: Weekday[]
  /** « fermé le mercredi après-midi ». */
  closedParts: { days: Weekday[]; part: DayPart }[]
  /** « fermé entre 12 h et 14 h ». */
  pauses: Stretch[]
  by_appointment: boolean
  public_holidays: 'open' | 'closed' | null
}

/** « lundi au vendredi 9h-12h, samedi 9h-12h »: who tells days of the same hours together tells these apart for something else. */
export function isToldApart(one: SaidHours, all: readonly SaidHours[]): boolean {
  const [other, ...more] = all.filter(hours => hours !== one)
  const times = ({ stretches }: SaidHours) => stretches.map(({ from, to }) => `${from}-${to}`).join()
  return more.length === 0 && other !== undefined && other.days.length > 1 && times(one) === times(other)
}
