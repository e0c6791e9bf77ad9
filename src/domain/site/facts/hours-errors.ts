import { isClockTime } from '../../clock-minutes'
import type { FieldError } from '../../refusal'
import { DAY_MINUTES, overlap, type Stretch, stretchOf } from '../hours/week'
import type { OpeningHours, Weekday } from './facts'
import { faultOf } from './text-errors'

/** Rows that name no day or no time, and rows that say two things of one hour, also over midnight and over the week. */
export function hoursErrors(hours: readonly OpeningHours[]): FieldError[] {
  return hours.flatMap((row, at) => faultOf(`hours.${at}`, rowError(row) ?? overlapError(hours, at)))
}

function rowError({ days, opens, closes }: OpeningHours): string | null {
  if (days.length === 0) return 'Choisissez au moins un jour.'
  if (new Set(days).size < days.length || days.some(day => day < 1 || day > 7 || !Number.isInteger(day)))
    return 'Ces jours ne sont pas ceux d’une semaine.'
  return isClockTime(opens) && isClockTime(closes) ? null : 'Écrivez les heures ainsi\u00a0: 09:00.'
}

function overlapError(hours: readonly OpeningHours[], at: number): string | null {
  const row = hours[at]
  const others = hours.slice(0, at).filter(other => rowError(other) === null)
  const before = others.flatMap(other => other.days.map(day => inWeek(other, day)))
  const own = (row?.days ?? []).map(day => row && inWeek(row, day))
  const twice = own.some((one, index) =>
    [...before, ...own.slice(0, index)].some(two => one && two && meet(one, two)),
  )
  return twice ? 'Ces heures se recoupent avec d’autres du même jour.' : null
}

const WEEK = 7 * DAY_MINUTES

function inWeek(row: OpeningHours, day: Weekday): Stretch {
  const { from, to } = stretchOf(row)
  const midnight = (day - 1) * DAY_MINUTES
  return { from: midnight + from, to: midnight + to }
}

/** Sunday night ends on Monday. */
const meet = (one: Stretch, two: Stretch) =>
  [-WEEK, 0, WEEK].some(shift => overlap({ from: one.from + shift, to: one.to + shift }, two))
