/** What a spreadsheet would run as a formula when a cell begins with it (OWASP, CSV injection), in wide letters too. */
const FORMULA = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u

/**
 * One line of CSV (RFC 4180) as French spreadsheets open it: cells parted by semicolons. A text that
 * begins like a formula gets an apostrophe, which makes it a text; figures are written as they are.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}
