import { type Figure, isMet, ratioOf } from './figure'
import { shortNumber } from './numbers'

/** Name, value, what it is beside, their ratio, the limit, and whether it holds. */
function cellsOf(figure: Figure): string[] {
  const { name, value, unit, beside, limit, runs } = figure
  const ratio = ratioOf(figure)
  const bound = limit && ('most' in limit ? `≤ ${shortNumber(limit.most)}` : `≥ ${shortNumber(limit.least)}`)
  return [
    name,
    `${shortNumber(value)} ${unit}`,
    beside ? `${shortNumber(beside.value)} ${unit}, ${beside.name}` : '',
    `${ratio === null ? '' : `× ${shortNumber(ratio)}`}${runs ? ` (${shortNumber(runs.least)} to ${shortNumber(runs.most)})` : ''}`.trim(),
    bound ? `${bound}${beside && !limit?.ofValue ? '' : ` ${unit}`}` : '',
    bound ? (isMet(figure) ? 'met' : 'OVER') : '',
  ]
}

const HEADINGS = ['measured', 'value', 'beside', 'ratio', 'limit', '']

/** For a terminal. */
export function textTable(figures: Figure[]): string {
  const rows = [HEADINGS, ...figures.map(figure => cellsOf(figure))]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** For a page. */
export function markdownTable(figures: Figure[]): string {
  const rows = [HEADINGS, HEADINGS.map(() => '---'), ...figures.map(figure => cellsOf(figure))]
  return rows.map(row => `| ${row.join(' | ')} |`).join('\n')
}
