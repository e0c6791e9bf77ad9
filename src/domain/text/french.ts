import { atFirstUse } from '../at-first-use'
import { parisFormat } from '../paris-time'

/**
 * French figures and dates for people. `Intl` writes U+202F between thousands and U+00A0 before the
 * sign; papers draw both as U+00A0, which every font has.
 */
const percent = atFirstUse(
  () => new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 }),
)
const day = parisFormat({ dateStyle: 'long' })
const monthName = parisFormat({ month: 'long', year: 'numeric' })
const moment = parisFormat({ dateStyle: 'long', timeStyle: 'medium' })
const minute = parisFormat({ dateStyle: 'long', timeStyle: 'short' })
const shortDay = parisFormat({ dateStyle: 'short' })
const shortMoment = parisFormat({ dateStyle: 'short', timeStyle: 'short' })
const hour = parisFormat({ timeStyle: 'short' })
/** One for all its words: each takes a browser that makes it for the first time as long as a step of the wizard. */
const appointment = parisFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})
const isoDay = parisFormat({ dateStyle: 'short' }, 'sv-SE')

/** « 5 000,00 € » from integer cents, as `Intl` writes them: to make one for currencies keeps a browser from its first picture. */
export function formatEuros(cents: number): string {
  const [whole = '', rest] = (Math.round(Math.abs(cents)) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${grouped(whole)},${rest}\u00a0€`
}

/** « 1 200 » from a whole number, by hand for the same reason. */
export const formatWhole = (n: number): string => grouped(String(n))

/** « 1 200,5 », « 12 »: to one decimal, which is left out where it is none. */
export function formatTenths(n: number): string {
  const [whole = '', rest] = n.toFixed(1).split('.')
  return grouped(whole) + (rest === '0' ? '' : `,${rest}`)
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '\u202f')

/** « 5 000,00 € » from euros, as the wire carries them. */
export const formatSum = (amount: number): string => formatEuros(Math.round(amount * 100))

/** « 20 % » from basis points. */
export function formatRate(basisPoints: number): string {
  return percent().format(basisPoints / 10_000)
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
export function formatDay(date: Date): string {
  return day().format(date).replace(/^1 /, '1er ')
}

/** « 31 mars 2026 » from a day of Paris, `2026-03-31`. */
export const formatIsoDay = (text: string): string => formatDay(new Date(`${text}T12:00:00Z`))

/** « octobre 2026 » from `2026-10`. */
export function formatMonth(month: string): string {
  return monthName().format(new Date(`${month}-15T12:00:00Z`))
}

/** « 03/10/2026 », for tables. */
export function formatShortDay(date: Date): string {
  return shortDay().format(date)
}

/** « 03/10/2026 14:05 », for tables. */
export function formatShortMoment(date: Date): string {
  return shortMoment().format(date)
}

/** « 14:05 », the hour in Paris. */
export function formatHour(date: Date): string {
  return hour().format(date)
}

/** « 3 octobre 2026 à 14:05:09 », the hour in Paris. */
export function formatMoment(date: Date): string {
  return moment().format(date).replace(/^1 /, '1er ')
}

/** « 3 octobre 2026 à 14:05 », the hour in Paris: where nobody counts seconds. */
export function formatMinute(date: Date): string {
  return minute().format(date).replace(/^1 /, '1er ')
}

/** « mardi 3 octobre 2026 à 14 h », « … à 14 h 30 »: an hour that was agreed, in Paris. */
export function formatAppointment(date: Date): string {
  const of = Object.fromEntries(
    appointment()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  const past = of.minute === '00' ? '' : `\u00a0${of.minute}`
  const inMonth = of.day === '1' ? '1er' : of.day
  return `${of.weekday} ${inMonth} ${of.month} ${of.year} à ${Number(of.hour)}\u00a0h${past}`
}

/** « 2026-10-03 », the day in Paris: what law and accounting call the date of the paper. */
export function parisDay(date: Date): string {
  return isoDay().format(date)
}

/** « FR76 3000 6000 0112 … ». */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** « le RIB, l’attestation et l’extrait Kbis »; empty for none. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
