import { type FoundLabel, labelsIn, labelWords } from './day-labels'
import type { PaperKind } from './paper-kind'
import type { TextLine } from './text-line'
import type { WrittenDay } from './written-days'

/**
 * The label nearest above a place of a line, in its column.
 * @param middle the place's middle, in shares of the page's width
 */
export function labelAbove(
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

/**
 * Where the middle of a written day stands in its line's box, in shares of the page's width; every sign counts as
 * equally wide.
 */
export const middleOf = ({ box, text }: TextLine, { start, end }: Pick<WrittenDay, 'start' | 'end'>) =>
  box.x + (box.width * (start + end)) / 2 / Math.max(1, text.length)

/** The nearest line on the left in the same row. */
export function leftOf(line: TextLine, lines: readonly TextLine[]): TextLine | null {
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
