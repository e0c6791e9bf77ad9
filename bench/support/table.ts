import { type Figure, isMet, ratioOf } from './figure'
import { shortNumber } from './numbers'

/** Name, value, what it is beside, their ratio, the limit, and whether it holds. */
function cellsOf(figure: Figure, previous: Figure[]): string[] {
  const { name, value, unit, beside, limit } = figure
  const ratio = ratioOf(figure)
  const bound = limit && ('most' in limit ? `≤ ${shortNumber(limit.most)}` : `≥ ${shortNumber(limit.least)}`)
  return [
    name,
    `${shortNumber(value)} ${unit}`,
    beside ? `${shortNumber(beside.value)} ${unit}, ${beside.name}` : '',
    ratio === null ? '' : `× ${shortNumber(ratio)}`,
    bound ? `${bound}${beside && !limit?.ofValue ? '' : ` ${unit}`}` : '',
    bound ? (isMet(figure) ? 'met' : 'OVER') : '',
    before(figure, previous),
  ]
}

/** What judged the figure in the release before: its ratio where it has one, since machines differ. */
function before({ name }: Figure, previous: Figure[]): string {
  const same = previous.find(figure => figure.name === name)
  if (!same) return ''
  const ratio = ratioOf(same)
  return `${shortNumber(same.value)} ${same.unit}${ratio === null ? '' : `, × ${shortNumber(ratio)}`}`
}

const HEADINGS = ['measured', 'value', 'beside', 'ratio', 'limit', '', 'release before']

/** For a terminal. */
export function textTable(figures: Figure[], previous: Figure[]): string {
  const rows = [HEADINGS, ...figures.map(figure => cellsOf(figure, previous))]
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
export function markdownTable(figures: Figure[], previous: Figure[]): string {
  const rows = [HEADINGS, HEADINGS.map(() => '---'), ...figures.map(figure => cellsOf(figure, previous))]
  return rows.map(row => `| ${row.join(' | ')} |`).join('\n')
}
