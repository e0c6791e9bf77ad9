import { type DatedLine, senseOf } from './date-sense'
import type { PaperKind } from './paper-kind'
import type { TextLine } from './text-line'
import { bareCapitals, daysIn } from './written-days'

/**
 * The days that a line names, each with what the words around it make it.
 * @param lines of the whole paper: a label may stand beside or above
 */
export function daysOf(kind: PaperKind, line: TextLine, lines: readonly TextLine[]): DatedLine[] {
  const text = bareCapitals(line.text)
  const days = daysIn(text)
  return days.map((day, at) => {
    const before = text.slice(days[at - 1]?.end ?? 0, day.start)
    const after = text.slice(day.end, days[at + 1]?.start)
    const sense = isPeriod(at > 0 ? before : '', days[at + 1] ? after : '')
      ? 'other'
      : senseOf(kind, before, day, line, lines)
    return { value: day.day, line, mended: day.mended, sense }
  })
}

/** « du … au … »: neither of two days with nothing else between them is one of issue. */
const isPeriod = (before: string, after: string) =>
  [before, after].some(between => /^\W*(AU|ET (LE|DU)|A)\W*$/.test(between))
