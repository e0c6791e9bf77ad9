import { labelsIn, labelWords, type Sense } from './day-labels'
import { labelAbove, leftOf, middleOf } from './label-beside'
import type { PaperKind } from './paper-kind'
import type { TextLine } from './text-line'
import type { WrittenDay } from './written-days'

/** A day on a paper, and what the words around it say of it. */
export interface DatedLine {
  value: string
  line: TextLine
  mended: boolean
  sense: Sense | 'bare' | 'le'
}

/** What stands before it in its line, else beside it, else above it; of several labels, the nearest. */
export function senseOf(
  kind: PaperKind,
  before: string,
  day: WrittenDay,
  line: TextLine,
  lines: readonly TextLine[],
): DatedLine['sense'] {
  const words = labelWords(before)
  const own = labelsIn(kind, words).at(-1)
  if (own && words.length - own.end <= FAR_WORDS) return own.sense
  const behindLe = words.at(-1) === 'LE' && words.length <= PLACE_WORDS
  if (behindLe && words.length > 1) return 'le'
  const left = words.length <= 1 ? leftOf(line, lines) : null
  const beside = left && labelsIn(kind, labelWords(left.text)).at(-1)
  if (beside) return beside.sense
  const above = labelAbove(kind, line, middleOf(line, day), lines)
  if (above) return above.sense
  if (behindLe) return 'le'
  // Beside words that were not understood, or among the many days of an extract, it may be the day of anything.
  return kind !== 'urssaf' || left || words.length > 1 || day.mended ? 'other' : 'bare'
}

/** A label further off says something of something else; a place is no longer than this. */
const FAR_WORDS = 10

const PLACE_WORDS = 8
