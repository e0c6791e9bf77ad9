import { parisClock } from '../paris-time'

/** What is written in a cell: text, a figure, an instant, a telephone number with its prefix, or nothing. */
export type CsvCell = string | number | Date | { telephone: string } | null

/** « +33 6 12 34 56 78 »: two figures side by side are no formula, and a spreadsheet leaves them as they are, but in threes. */
const WITH_PREFIX = /^\+\d+(?:[ \u00a0]\d+)+$/

/** What a spreadsheet would run as a formula when a cell begins with it (OWASP, CSV injection), in wide letters too. */
const FORMULA = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u

/**
 * What it would take for a figure and write otherwise: without its first noughts, as 7,3E+13, as ten to the fifth of « 1E5 »,
 * or as a day, a month or an hour of « 12/03 », « 3-4-26 », « 7.11 », « 11/2026 » and « 24:00 ». A day as 2026-03-31 is meant as one.
 */
const CHANGED_FIGURE =
  /^(?:0\d+|\d{12,}|\d+(?:[.,]\d*)?e[+-]?\d+|\d{1,4}([/.-])(?:\d{1,2}|(?:19|20)\d{2})(?:\1\d{1,4})?|\d+(?::\d+){1,2})$/i
/** Figures in threes it takes for thousands: « 001 234 567 » would be 1234567, « 00 351 912 345 678 » without its noughts. */
const IN_THREES = /^\+?\d+(?:\p{Zs}\d{3})+(?:,\d*)?$/u
const DAY = /^\d{4}-\d{2}-\d{2}$/

const MONTH =
  'janv(?:ier|\\.)?|f[ée]vr(?:ier|\\.)?|mars|avr(?:il|\\.)?|mai|juin|juil(?:let|\\.)?|ao[ûu]t|sept(?:embre|\\.)?|oct(?:obre|\\.)?|nov(?:embre|\\.)?|d[ée]c(?:embre|\\.)?'
/** « octobre 2026 » on a transfer, « 3 mars »: the same with a name. */
const NAMED_DAY = new RegExp(
  `^(?:\\d{1,2}[ -](?:${MONTH})|(?:${MONTH})[ -]\\d{1,4}|\\d{1,2}[ -](?:${MONTH})[ -]\\d{2,4})$`,
  'i',
)

/**
 * One line of CSV (RFC 4180) as French spreadsheets open it: cells parted by semicolons. A text that
 * begins like a formula, or whose digits would not stay, gets an apostrophe, which makes it a text; a column of telephones
 * writes them as `{ telephone }`, since nobody can dial an apostrophe. Figures are written
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
  if (typeof cell === 'object') return telephoneCell(endingInPairs(cell.telephone))
  const safe = isChanged(cell) ? `'${cell}` : withoutFormula(cell)
  return `"${safe.replaceAll('"', '""')}"`
}

const telephoneCell = (telephone: string) =>
  WITH_PREFIX.test(telephone) && !IN_THREES.test(telephone) ? `"${telephone}"` : csvCell(telephone)

/** « 00 351 912 34 56 78 » of « 00 351 912 345 678 », as Portugal and Luxembourg group theirs: no thousands, and dialled alike. */
const endingInPairs = (telephone: string) =>
  IN_THREES.test(telephone) ? telephone.replace(/(\d\d)(\d)(\p{Zs})(\d)(\d\d)$/u, '$1$3$2$4$3$5') : telephone

/** A text that begins like a formula gets an apostrophe, which makes it a text. */
export const withoutFormula = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

function isChanged(cell: string): boolean {
  const bare = cell.trim()
  return !DAY.test(cell) && [CHANGED_FIGURE, IN_THREES, NAMED_DAY].some(changed => changed.test(bare))
}
