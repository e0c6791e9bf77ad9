import { dayName } from '../../text/day-names'
import type { OpeningHours, Weekday } from '../facts/facts'
import { WEEK_DAYS } from '../hours/week-days'
import { dayRanges } from '../words/opening-words'
import { type Change, changed } from './change'

/** The days whose hours are others, those with the same change on one line. */
export function hoursChanges(before: OpeningHours[], after: OpeningHours[]): Change[] {
  const lines = new Map<string, { days: string[]; was: string | null; is: string | null }>()
  for (const day of WEEK_DAYS) {
    const [was, is] = [wordsOf(before, day), wordsOf(after, day)]
    if (was === is) continue
    const key = JSON.stringify([was, is])
    lines.set(key, { was, is, days: [...(lines.get(key)?.days ?? []), dayName(day)] })
  }
  return [...lines.values()].flatMap(({ days, was, is }) => changed(`Horaires, ${days.join(', ')}`, was, is))
}

/** « 9 h – 12 h, 14 h – 18 h », « fermé »; null where no hours are known at all. */
function wordsOf(hours: OpeningHours[], day: Weekday): string | null {
  if (hours.length === 0) return null
  return dayRanges(hours, day).join(', ') || 'fermé'
}
