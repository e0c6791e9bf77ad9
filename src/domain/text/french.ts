import { parisClock } from '../paris-time'
import { dayName } from './day-names'

/*
 * French figures and dates for people, as `Intl` writes them, by hand: its first use keeps a browser from its first picture.
 * U+202F stands between thousands and U+00A0 before the sign; papers draw both as U+00A0, which every font has. What is taken
 * away has U+2212 before it, where `Intl` has a hyphen. U+00A0 keeps a day, its month and its year on one line, in subjects
 * and files too; a table's « 03/10/2026 » has no space.
 */

export const MONTH_NAMES = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/** « 5 000,00 € » from integer cents. */
export function formatEuros(cents: number): string {
  return `${formatFixed(Math.round(cents) / 100, 2)}\u00a0€`
}

/** « 1 200 », « −1 » from a whole number. */
export const formatWhole = (n: number): string => grouped(String(n))

/** « 1 200,50 »: to so many decimals. */
export const formatFixed = (n: number, decimals: number): string => groupedDecimal(n.toFixed(decimals))

/** « 1 200,5 », « 12 »: to so many decimals, of which the last are left out where they are zeros. */
export const formatDecimals = (n: number, most: number): string =>
  groupedDecimal(String(Number(n.toFixed(most))))

/** « 1 200,5 », « 12 ». */
export const formatTenths = (n: number): string => formatDecimals(n, 1)

function groupedDecimal(text: string): string {
  const [whole = '', rest] = text.split('.')
  return grouped(whole) + (rest ? `,${rest}` : '')
}

const grouped = (figure: string) => figure.replace('-', '\u2212').replace(/\B(?=(\d{3})+$)/g, '\u202f')

/** « 5 000,00 € » from euros, as the wire carries them. */
export const formatSum = (amount: number): string => formatEuros(Math.round(amount * 100))

/** « 20 % » from basis points. */
export function formatRate(basisPoints: number): string {
  return `${formatDecimals(basisPoints / 100, 2)}\u00a0%`
}

/** The first letter large, as a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1)

/** « Quatre », at the head of a sentence about feminine things; figures above ten. */
export const numeral = (count: number): string =>
  ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'][count] ??
  formatWhole(count)

/** « 1 écart », « 1 200 écarts »: nouns that take an s. Zero and one are singular in French. */
export function counted(count: number, noun: string): string {
  return `${formatWhole(count)}\u00a0${noun}${count >= 2 ? 's' : ''}`
}

/** « 3 octobre 2026 », « 1er janvier 2027 »: the day in Paris. */
export const formatDay = (date: Date): string => formatIsoDay(parisDay(date))

/** « 31 mars 2026 » from a day of Paris, `2026-03-31`. */
export const formatIsoDay = (text: string): string => `${dayOfMonth(text)}\u00a0${formatMonth(text)}`

/** « octobre 2026 » from `2026-10`. */
export const formatMonth = (month: string): string => `${monthName(month)}\u00a0${month.slice(0, 4)}`

/** « jeudi 24 décembre », « vendredi 1er janvier » from a day, `2026-12-24`. */
export const formatWeekday = (text: string): string =>
  `${dayName(new Date(text).getUTCDay() || 7)} ${dayOfMonth(text)}\u00a0${monthName(text)}`

/** « 03/10/2026 », for tables. */
export const formatShortDay = (date: Date): string => parisDay(date).split('-').reverse().join('/')

/** « 03/10/2026 14:05 », for tables. */
export const formatShortMoment = (date: Date): string => `${formatShortDay(date)} ${formatHour(date)}`

/** « 14:05 », the hour in Paris. */
export const formatHour = (date: Date): string => parisClock(date).toISOString().slice(11, 16)

/** « 3 octobre 2026 à 14:05:09 », the hour in Paris. */
export const formatMoment = (date: Date): string =>
  `${formatDay(date)} à ${parisClock(date).toISOString().slice(11, 19)}`

/** « 3 octobre 2026 à 14:05 », the hour in Paris: where nobody counts seconds. */
export const formatMinute = (date: Date): string => `${formatDay(date)} à ${formatHour(date)}`

/** « mardi 3 octobre 2026 à 14 h », « … à 14 h 30 »: an hour that was agreed, in Paris. */
export function formatAppointment(date: Date): string {
  const day = parisDay(date)
  const [hour, minute] = formatHour(date).split(':')
  const past = minute === '00' ? '' : `\u00a0${minute}`
  return `${formatWeekday(day)}\u00a0${day.slice(0, 4)} à ${Number(hour)}\u00a0h${past}`
}

/** « 2026-10-03 », the day in Paris: what law and accounting call the date of the paper. */
export const parisDay = (date: Date): string => parisClock(date).toISOString().slice(0, 10)

/** The year in Paris, in which papers are numbered. */
export const parisYear = (date: Date): number => parisClock(date).getUTCFullYear()

const dayOfMonth = (text: string) => text.slice(8, 10).replace(/^0/, '').replace(/^1$/, '1er')
const monthName = (text: string) => MONTH_NAMES[Number(text.slice(5, 7)) - 1] ?? ''

/** « FR76 3000 6000 0112 … ». */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** « le RIB, l’attestation et l’extrait Kbis »; empty for none. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
