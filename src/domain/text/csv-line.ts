import { parisClock } from '../paris-time'
import { dialledFromFrance } from '../place/format-phone'

/** What is written in a cell: text, a figure, an instant, or nothing. */
export type CsvCell = string | number | Date | null

/** What a spreadsheet would run as a formula when a cell begins with it (OWASP, CSV injection), in wide letters too. */
const FORMULA = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u

/** What it would take for a figure and write otherwise: without its first noughts, or as 7,3E+13. */
const CHANGED_FIGURE = /^(?:0\d+|\d{12,})$/

/**
 * One line of CSV (RFC 4180) as French spreadsheets open it: cells parted by semicolons. A text that
 * begins like a formula, or whose digits would not stay, gets an apostrophe, which makes it a text; a telephone number
 * from abroad, whose + begins like one, is written as it is dialled, since nobody can dial an apostrophe. Figures are written
 * as they are, an instant as the clocks in Paris showed it: « 2026-03-31 23:05:00 », which spreadsheets take for a date
 * and sort.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return parisClock(cell).toISOString().slice(0, 19).replace('T', ' ')
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const said = dialledFromFrance(cell)
  const safe = FORMULA.test(said) || CHANGED_FIGURE.test(said) ? `'${said}` : said
  return `"${safe.replaceAll('"', '""')}"`
}
