/** Width of a text in pixels at a size of one pixel. */
export type Measure = (text: string) => number

const WIDTH = 920

const SIZES = [68, 58, 50, 44]

const LINES = 4

/** The largest size at which the title stands in four lines; a longer one is cut with « … ». */
export function setTitle(title: string, measure: Measure): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(title, size, measure)
    if (lines.length <= (size > 55 ? 3 : LINES)) return { size, lines }
  }
  const size = SIZES.at(-1) ?? 44
  const lines = wrap(title, size, measure).slice(0, LINES)
  return { size, lines: lines.map((line, n) => (n === LINES - 1 ? `${line}…` : line)) }
}

function wrap(title: string, size: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer) * size <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
