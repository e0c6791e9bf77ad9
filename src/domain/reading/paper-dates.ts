import { type FoundLabel, labelsIn, labelWords, type Sense } from './day-labels'
import type { PaperKind } from './paper-kind'
import type { Box, TextLine } from './text-line'
import { daysIn, folded, type WrittenDay } from './written-days'

/** The kinds that bear the day of their issue. */
export const isDated = (kind: PaperKind) =>
  kind === 'urssaf' || kind === 'kbis' || kind === 'sirene' || kind === 'rne'

/** A day on a paper, and what the words around it say of it. */
interface DatedLine {
  value: string
  line: TextLine
  mended: boolean
  sense: Sense | 'bare' | 'le'
}

/** The day on which a paper was issued, and how much speaks for it. */
export interface IssueDate {
  value: string
  line: TextLine
  /** Said by words of issue and read without mending. */
  sure: boolean
}

/** What speaks for a day of issue; a day of another sense never is one. */
const WEIGHT: Record<DatedLine['sense'], number> = {
  issue: 4,
  situation: 3,
  paper: 2,
  le: 2,
  bare: 1,
  past: 0,
  other: 0,
}

/**
 * The day on which a paper was issued: the one that its words speak for most. Two different ones that are
 * equally spoken for give none, and neither does one that no word speaks for, before a day on which something
 * happened.
 */
export function issueDateOf(kind: PaperKind, lines: readonly TextLine[]): IssueDate | null {
  const days = lines.flatMap(line => daysOf(kind, line, lines))
  const most = Math.max(0, ...days.map(({ sense }) => WEIGHT[sense]))
  const best = days.filter(({ sense }) => WEIGHT[sense] === most)
  const [first] = best
  if (!first || most === 0 || best.some(({ value }) => value !== first.value)) return null
  if (most < 3 && days.some(({ sense, value }) => sense === 'past' && value > first.value)) return null
  return { value: first.value, line: first.line, sure: most >= 3 && best.some(({ mended }) => !mended) }
}

/**
 * What several looks at a paper agree on: the closer ones must not contend, and one that stands alone counts if its words
 * are sure and the first look shows no other day.
 * @param looks the lines of the whole paper, once for each look, the closer ones behind the first
 */
export function agreedIssueDate(kind: PaperKind, looks: readonly (readonly TextLine[])[]): IssueDate | null {
  const [first = null, ...closer] = looks.map(lines => issueDateOf(kind, lines))
  const found = closer.filter(date => date !== null)
  const [best] = found
  if (!best) return closer.length === 0 || first?.sure ? first : null
  if (found.some(({ value }) => value !== best.value)) return null
  const borne = found.length > 1 || first?.value === best.value || (best.sure && !first)
  return borne ? { ...best, sure: true } : null
}

/** A part of a page to look at again, and how high a line of print is in it. */
export interface DateSpot {
  area: Box
  page: number
  lineHeight: number
}

const MOST_SPOTS = 3

/** Where the day of issue stands, or should: the parts of a page to look at more closely. */
export function dateSpots(kind: PaperKind, lines: readonly TextLine[]): DateSpot[] {
  const days = lines
    .flatMap(line => daysOf(kind, line, lines))
    .filter(({ sense }) => WEIGHT[sense] > 0)
    .sort((one, two) => WEIGHT[two.sense] - WEIGHT[one.sense])
  const dated = new Set(days.map(({ line }) => line))
  const labelled = lines.filter(line => !dated.has(line) && isDayExpected(kind, line))
  const most = Math.max(0, ...days.map(({ sense }) => WEIGHT[sense]))
  return [
    ...[...dated].slice(0, most >= 3 ? 1 : 2).map(line => spotOf(line, { beside: 0.05, below: 0.7 })),
    ...(most >= 3 ? [] : labelled.map(line => spotOf(line, { beside: 1, below: 3.2 }))),
  ].slice(0, MOST_SPOTS)
}

/** Words of issue without a day, or the remains of one. */
function isDayExpected(kind: PaperKind, { text }: TextLine): boolean {
  const labels = labelsIn(kind, labelWords(text))
  return (
    labels.some(({ sense }) => sense === 'issue' || sense === 'situation') ||
    (/\bLE\b.{0,4}\d|\d.{0,4}20\d\d\b/.test(folded(text)) && daysIn(folded(text)).length === 0)
  )
}

function spotOf({ box, page }: TextLine, { beside, below }: { beside: number; below: number }): DateSpot {
  const { x, y, width, height } = box
  const area = { x: x - 0.015, y: y - height * 0.7, width: width + beside, height: height * (1.7 + below) }
  return { area, page, lineHeight: height }
}

function daysOf(kind: PaperKind, line: TextLine, lines: readonly TextLine[]): DatedLine[] {
  const text = folded(line.text)
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

/** What stands before it in its line, else beside it, else above it; of several labels, the nearest. */
function senseOf(
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

function labelAbove(
  kind: PaperKind,
  line: TextLine,
  middle: number,
  lines: readonly TextLine[],
): FoundLabel | null {
  for (const above of linesAbove(line, middle, lines)) {
    const label = nearestLabel(kind, above, middle)
    if (label) return label
  }
  return null
}

/** A label further off says something of something else; a place is no longer than this. */
const FAR_WORDS = 10
const PLACE_WORDS = 8

const middleOf = ({ box, text }: TextLine, { start, end }: Pick<WrittenDay, 'start' | 'end'>) =>
  box.x + (box.width * (start + end)) / 2 / Math.max(1, text.length)

/** The nearest line on the left in the same row. */
function leftOf(line: TextLine, lines: readonly TextLine[]): TextLine | null {
  const { y, height, x } = line.box
  const middle = y + height / 2
  const beside = lines.filter(
    other =>
      other !== line &&
      other.page === line.page &&
      other.box.y < middle &&
      other.box.y + other.box.height > middle &&
      other.box.x + other.box.width <= x + 0.02,
  )
  return beside.sort((one, two) => two.box.x + two.box.width - one.box.x - one.box.width)[0] ?? null
}

/** The two nearest lines above a place, within three lines' height. */
function linesAbove(line: TextLine, middle: number, lines: readonly TextLine[]): TextLine[] {
  const reach = Math.max(line.box.height, 0.012) * 3
  const gap = ({ box }: TextLine) => line.box.y - box.y - box.height
  return lines
    .filter(
      other =>
        other !== line &&
        other.page === line.page &&
        other.box.y + other.box.height / 2 < line.box.y &&
        gap(other) <= reach &&
        other.box.x - 0.1 <= middle &&
        other.box.x + other.box.width + 0.1 >= middle,
    )
    .sort((one, two) => gap(one) - gap(two))
    .slice(0, 2)
}

/** Of the labels in a line, the one that stands nearest above a place. */
function nearestLabel(kind: PaperKind, line: TextLine, middle: number): FoundLabel | null {
  const words = labelWords(line.text)
  const starts = words.map((_, at) => words.slice(0, at).join(' ').length)
  const off = ({ start, end }: FoundLabel) => {
    const letters = ((starts[start] ?? 0) + (starts[end] ?? words.join(' ').length)) / 2
    return Math.abs(line.box.x + (line.box.width * letters) / Math.max(1, words.join(' ').length) - middle)
  }
  return labelsIn(kind, words).sort((one, two) => off(one) - off(two))[0] ?? null
}
