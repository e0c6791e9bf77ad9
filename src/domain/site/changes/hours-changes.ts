import type { OpeningHours, Weekday } from '../facts'
import { dayRanges } from '../words/opening-words'
import { type Change, changed } from './change'

const DAYS: [day: Weekday, name: string][] = [
  [1, 'lundi'],
  [2, 'mardi'],
  [3, 'mercredi'],
  [4, 'jeudi'],
  [5, 'vendredi'],
  [6, 'samedi'],
  [7, 'dimanche'],
]

/** The days whose hours are others, those with the same change on one line. */
export function hoursChanges(before: OpeningHours[], after: OpeningHours[]): Change[] {
  const lines = new Map<string, { days: string[]; was: string | null; is: string | null }>()
  for (const [day, name] of DAYS) {
    const [was, is] = [wordsOf(before, day), wordsOf(after, day)]
    if (was === is) continue
    const key = JSON.stringify([was, is])
    lines.set(key, { was, is, days: [...(lines.get(key)?.days ?? []), name] })
  }
  return [...lines.values()].flatMap(({ days, was, is }) => changed(`Horaires, ${days.join(', ')}`, was, is))
}

/** « 9 h – 12 h, 14 h – 18 h », « fermé »; null where no hours are known at all. */
function wordsOf(hours: OpeningHours[], day: Weekday): string | null {
  if (hours.length === 0) return null
  return dayRanges(hours, day).join(', ') || 'fermé'
}
