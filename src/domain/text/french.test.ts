import { expect, test } from 'vitest'
import {
  counted,
  formatAppointment,
  formatDay,
  formatDecimals,
  formatEuros,
  formatHour,
  formatIban,
  formatMinute,
  formatMoment,
  formatMonth,
  formatRate,
  formatShortDay,
  formatShortMoment,
  formatTenths,
  formatWeekday,
  formatWhole,
  listed,
  parisDay,
} from './french'
import { unbrokenDates } from './french-spaces'

test('money and rates are written as in France', () => {
  expect(formatEuros(500_000)).toBe('5\u202f000,00\u00a0€')
  expect(formatEuros(-600_005)).toBe('\u22126\u202f000,05\u00a0€')
  expect(formatRate(2_000)).toBe('20\u00a0%')
  expect(formatRate(550)).toBe('5,5\u00a0%')
})

/** `Intl` has a hyphen there. */
const withMinus = (text: string) => text.replace('-', '\u2212')

test('sums are written as Intl writes them', () => {
  const intl = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
  const digits = Array.from({ length: 14 }, (_, n) => Number('98765432109876'.slice(0, n + 1)))
  for (const cents of [0, 1, 5, 10, 99, 100, 101, 99_999, 100_000, 123_456_789, ...digits])
    for (const signed of [cents, -cents || 0])
      expect(formatEuros(signed)).toBe(withMinus(intl.format(signed / 100)))
})

test('whole numbers are written as Intl writes them', () => {
  for (const n of [0, 999, 1_200, 519_127, -1_234_567])
    expect(formatWhole(n)).toBe(withMinus(new Intl.NumberFormat('fr-FR').format(n)))
  expect(formatDecimals(-1_200.5, 1)).toBe('\u22121\u202f200,5')
})

test('zero and one are singular', () => {
  expect([0, 1, 2, 1_200].map(count => counted(count, 'écart'))).toEqual([
    '0\u00a0écart',
    '1\u00a0écart',
    '2\u00a0écarts',
    '1\u202f200\u00a0écarts',
  ])
})

test('a day is the day in Paris, not in London', () => {
  const newYear = new Date('2026-12-31T23:30:00Z')
  expect(formatDay(newYear)).toBe('1er\u00a0janvier\u00a02027')
  expect(parisDay(newYear)).toBe('2027-01-01')
  expect(formatShortDay(newYear)).toBe('01/01/2027')
  expect(formatHour(newYear)).toBe('00:30')
  const summer = new Date('2026-07-14T22:05:09Z')
  expect(formatMoment(summer)).toBe('15\u00a0juillet\u00a02026 à 00:05:09')
  expect(formatAppointment(new Date('2026-11-24T10:00:00Z'))).toBe(
    'mardi 24\u00a0novembre\u00a02026 à 11\u00a0h',
  )
  expect(formatAppointment(new Date('2026-07-14T07:30:00Z'))).toBe(
    'mardi 14\u00a0juillet\u00a02026 à 9\u00a0h\u00a030',
  )
  expect(formatDay(new Date('2026-10-11T10:00:00Z'))).toBe('11\u00a0octobre\u00a02026')
})

test('an IBAN is read in fours', () => {
  expect(formatIban('FR7630006000011234567890189')).toBe('FR76 3000 6000 0112 3456 7890 189')
})

test('what stands in a row reads as one says it', () => {
  expect(listed([])).toBe('')
  expect(listed(['le RIB'])).toBe('le RIB')
  expect(listed(['le RIB', 'le Kbis', 'le recto'])).toBe('le RIB, le Kbis et le recto')
})

test('tenths are written as Intl writes them', () => {
  const intl = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })
  for (const n of [0, 0.04, 0.96, 1, 2.4, 12.96, 999.96, 1_234.56, 1_000_000])
    expect(formatTenths(n)).toBe(intl.format(n))
})

test('days and hours of Paris are written as Intl writes them', () => {
  const words = (style: Intl.DateTimeFormatOptions, locale = 'fr-FR') => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'Europe/Paris' })
    return (date: Date) => unbrokenDates(format.format(date).replace(/(^|[a-z] )1 /, '$11er '))
  }
  const written: [(date: Date) => string, (date: Date) => string][] = [
    [formatDay, words({ dateStyle: 'long' })],
    [formatShortDay, words({ dateStyle: 'short' })],
    [formatShortMoment, words({ dateStyle: 'short', timeStyle: 'short' })],
    [formatHour, words({ timeStyle: 'short' })],
    [formatMoment, words({ dateStyle: 'long', timeStyle: 'medium' })],
    [formatMinute, words({ dateStyle: 'long', timeStyle: 'short' })],
    [parisDay, words({ dateStyle: 'short' }, 'sv-SE')],
    [date => formatMonth(parisDay(date)), words({ month: 'long', year: 'numeric' })],
    [date => formatWeekday(parisDay(date)), words({ weekday: 'long', day: 'numeric', month: 'long' })],
  ]
  for (let at = Date.UTC(2020, 0, 1, 22, 58, 59); at < Date.UTC(2030, 0, 2); at += 17 * 3_600_000)
    for (const [ours, theirs] of written) expect(ours(new Date(at))).toBe(theirs(new Date(at)))
})
