import type { DayPart, Weekday } from '../facts'
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
