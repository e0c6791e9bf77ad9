import type { DatedLine } from './date-sense'
import { daysOf } from './dated-lines'
import { labelsIn, labelWords } from './day-labels'
import type { PaperKind } from './paper-kind'
import { type Box, linesNear, type TextLine } from './text-line'
import { bareCapitals, daysIn } from './written-days'

/** The kinds that bear the day of their issue. */
export const isDated = (kind: PaperKind) =>
  kind === 'urssaf' || kind === 'kbis' || kind === 'sirene' || kind === 'rne'

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

/**
 * The day until which an identity paper says in print that it is valid: the latest beside or below such words, read without
 * mending. The zone for machines says it more surely, and not every photo shows it.
 */
export function printedExpiry(lines: readonly TextLine[]): { value: string; line: TextLine } | null {
  for (const label of lines) {
    const at = bareCapitals(label.text).search(/\b(VALABLE|EXPIR)/)
    if (at < 0) continue
    for (const line of [label, ...linesNear(label, lines).slice(0, 2)]) {
      const days = daysIn(bareCapitals(line.text)).filter(
        ({ mended, start }) => !mended && (line !== label || start > at),
      )
      const value = days
        .map(({ day }) => day)
        .sort()
        .at(-1)
      if (value) return { value, line }
    }
  }
  return null
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
    (/\bLE\b.{0,4}\d|\d.{0,4}20\d\d\b/.test(bareCapitals(text)) && daysIn(bareCapitals(text)).length === 0)
  )
}

function spotOf({ box, page }: TextLine, { beside, below }: { beside: number; below: number }): DateSpot {
  const { x, y, width, height } = box
  const area = { x: x - 0.015, y: y - height * 0.7, width: width + beside, height: height * (1.7 + below) }
  return { area, page, lineHeight: height }
}
