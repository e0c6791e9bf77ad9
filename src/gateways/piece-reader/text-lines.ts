import { MAX_LINE_LENGTH, MAX_LINES, type TextLine } from '~/domain/reading/text-line'

/** Fewer letters than this on a page are a scan's stamp, not its text. */
const LEAST_LETTERS = 60

interface TextItem {
  str: string
  transform: number[]
  width: number
  height: number
}

/** The pieces of text of a page put together into lines, from its top to its bottom. */
export function textLines(
  items: readonly TextItem[],
  page: number,
  width: number,
  height: number,
): TextLine[] {
  const runs = items
    .filter(item => item.str?.trim())
    .slice(0, 5_000)
    .map(({ str, transform, width: long, height: tall }) => {
      const size = tall || Math.abs(transform[3] ?? 0) || 8
      return { text: str, x: transform[4] ?? 0, y: height - (transform[5] ?? 0) - size, long, size }
    })
    .sort((one, two) => one.y - two.y || one.x - two.x)
  const rows: (typeof runs)[] = []
  for (const run of runs) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(run.y + run.size - first.y - first.size) < first.size * 0.45) row.push(run)
    else rows.push([run])
  }
  const lines = rows.flatMap(row => split(row.sort((one, two) => one.x - two.x)))
  const letters = lines.reduce((sum, parts) => sum + parts.reduce((all, { text }) => all + text.length, 0), 0)
  if (letters < LEAST_LETTERS) return []
  return lines.slice(0, MAX_LINES).map(parts => {
    const left = Math.min(...parts.map(({ x }) => x))
    const right = Math.max(...parts.map(({ x, long }) => x + long))
    const top = Math.min(...parts.map(({ y }) => y))
    const tall = Math.max(...parts.map(({ size }) => size))
    return {
      text: joined(parts).slice(0, MAX_LINE_LENGTH),
      page,
      confidence: 100,
      box: { x: left / width, y: top / height, width: (right - left) / width, height: tall / height },
    }
  })
}

type Run = { text: string; x: number; y: number; long: number; size: number }

/** A gap of four letters and more parts two columns. */
function split(row: Run[]): Run[][] {
  const parts: Run[][] = []
  for (const run of row) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (part && last && run.x - last.x - last.long < run.size * 2.5) part.push(run)
    else parts.push([run])
  }
  return parts
}

function joined(parts: readonly Run[]): string {
  return parts
    .map((run, index) => {
      const before = parts[index - 1]
      const apart = before && run.x - before.x - before.long > run.size * 0.15
      return `${apart ? ' ' : ''}${run.text}`
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
