/** Where something stands on a page: shares of its width and height, from the upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One line of a paper's text, as a PDF holds it or as it was recognised on a picture. */
export interface TextLine {
  text: string
  /** From 0. */
  page: number
  box: Box
  /** 0 to 100; 100 for the text of a PDF. */
  confidence: number
}

/** What is read of one piece goes no further than this: a paper needs less, a bomb holds more. */
export const MAX_LINES = 600
export const MAX_LINE_LENGTH = 200

/** The lines that stand beside or just below a line, nearest first. */
export function linesNear(line: TextLine, lines: readonly TextLine[]): TextLine[] {
  const bottom = line.box.y + line.box.height
  const reach = Math.max(line.box.height, 0.012) * 3.2
  return lines
    .filter(other => other !== line && other.page === line.page)
    .map(other => ({ other, gap: gapOf(line, other, bottom) }))
    .filter(({ gap }) => gap <= reach)
    .sort((one, two) => one.gap - two.gap)
    .map(({ other }) => other)
}

/** Beside it on the right counts as nearest; below it, the height between; elsewhere, infinitely far. */
function gapOf({ box }: TextLine, other: TextLine, bottom: number): number {
  const middle = other.box.y + other.box.height / 2
  const beside = middle > box.y && middle < bottom && other.box.x >= box.x + box.width * 0.6
  if (beside) return (other.box.x - box.x - box.width) * 0.02
  const under = other.box.y >= box.y + box.height * 0.5
  const overlaps = other.box.x < box.x + box.width + 0.05 && other.box.x + other.box.width > box.x - 0.05
  return under && overlaps ? Math.max(0.001, other.box.y - bottom) : Number.POSITIVE_INFINITY
}
