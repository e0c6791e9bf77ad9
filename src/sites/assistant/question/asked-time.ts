import { clockTime, DAY_MINUTES } from '~/domain/site/hours/week'
import { daysAfter, type LocalMoment } from '~/domain/site/territory-clock'
import { clockWords } from '~/domain/site/words/opening-words'
import { DAY_NAMES } from '~/domain/text/day-names'
import { feastDays, nextOf } from './feast-days'

/** A part of a day, in minutes from midnight. */
export interface AskedPart {
  words: string
  from: number
  to: number
}

/** When somebody asks about. */
export interface AskedTime {
  /** YYYY-MM-DD, in the firm's own time; more than one for a weekend or a span. */
  days: string[]
  /** From midnight. */
  minutes: number | null
  part: AskedPart | null
}

const MONTHS: readonly RegExp[] = [
  /^janv?(ier)?$/,
  /^fev(rier)?$/,
  /^mars$/,
  /^avr(il)?$/,
  /^mai$/,
  /^juin$/,
  /^juil(let)?$/,
  /^aout$/,
  /^sept?(embre)?$/,
  /^oct(obre)?$/,
  /^nov(embre)?$/,
  /^dec(embre)?$/,
]
const PARTS: readonly [RegExp, AskedPart][] = [
  [/\bmatin(ee)?\b/, { words: 'le matin', from: 300, to: 720 }],
  [/\b(le|ce) midi\b|\bmidi\b/, { words: 'le midi', from: 720, to: 840 }],
  [/\bapresmidi\b/, { words: 'l’après-midi', from: 780, to: 1080 }],
  [/\b(la nuit|minuit)\b/, { words: 'la nuit', from: 1380, to: 1740 }],
  [/\b(soir|soiree)\b/, { words: 'le soir', from: 1080, to: 1500 }],
]

/**
 * The days and hours that a question names. A day without a month is the next one of that number, a day of the week the
 * next one, today included.
 * @param text as `readable` makes it
 * @returns null where none is named
 */
export function askedTime(text: string, now: LocalMoment): AskedTime | null {
  const soon = fromNow(text, now)
  if (soon) return soon
  const days = namedDays(text, now)
  const beside = besideHour(text)
  const minutes = beside ? null : namedMinutes(text)
  const part =
    minutes === null ? (beside ?? PARTS.find(([pattern]) => pattern.test(text))?.[1] ?? null) : null
  if (days) return { days, minutes, part }
  return minutes !== null || part ? { days: [now.day], minutes, part } : null
}

/**
 * « Après 18 h », « avant 9 h 30 », « avant midi »: what lies on that side of the hour, at which itself a firm may just close. Of the
 * small hours, which are of the evening before, nothing.
 */
function besideHour(text: string): AskedPart | null {
  const [, side = '', hours = ''] =
    /\b(apres|avant) (midi\b|\d{1,2} ?(?:h|heures?|:\d\d)(?: ?\d{2})?)/.exec(text) ?? []
  const minutes = hours === 'midi' ? NOON : namedMinutes(hours)
  if (minutes === null || minutes < DAWN) return null
  const hour = clockWords(clockTime(minutes))
  return side === 'avant'
    ? { words: `avant ${hour}`, from: 0, to: minutes }
    : { words: `après ${hour}`, from: minutes, to: 2 * DAY_MINUTES }
}

const NOON = 720
const DAWN = 360

/** « dans 2 h », « dans une demi-heure », « dans 30 minutes ». */
function fromNow(text: string, now: LocalMoment): AskedTime | null {
  const [, count = '', unit = ''] =
    /\bdans (\d{1,2}|une?|une demi|un quart d)[ -]?(h|heures?|min|minutes?)\b/.exec(text) ?? []
  if (!unit) return null
  const hour = unit.startsWith('h') ? 60 : 1
  const many = count === 'une demi' ? 0.5 : count === 'un quart d' ? 0.25 : Number(count) || 1
  const minutes = now.minutes + many * hour
  return { days: [daysAfter(now.day, Math.floor(minutes / 1440))], minutes: minutes % 1440, part: null }
}

function namedDays(text: string, now: LocalMoment): string[] | null {
  if (/\bentre noel\b/.test(text)) return daysFrom(next('12-25', now.day), 8)
  const dated = [...datedDays(text, now.day), ...feastDays(text, now.day)]
  if (dated.length > 0) return [...new Set(dated)].sort().slice(0, LONGEST)
  if (/\bapresdemain\b/.test(text)) return [daysAfter(now.day, 2)]
  if (/\bdemain\b/.test(text)) return [daysAfter(now.day, 1)]
  if (/\baujourdhui\b|\bce (matin|midi|soir)\b|\bcet(te)? (apresmidi|nuit)\b/.test(text)) return [now.day]
  if (/\bweekends?\b/.test(text)) {
    if (now.weekday === 7) return [now.day]
    return daysFrom(daysAfter(now.day, 6 - now.weekday), 2)
  }
  const weekdays = DAY_NAMES.flatMap((name, at) => (new RegExp(`\\b${name}s?\\b`).test(text) ? [at + 1] : []))
  if (weekdays.length === 0) return null
  const later = /\bprochaine?\b/.test(text) ? 1 : 0
  return weekdays
    .map(weekday => daysAfter(now.day, ((weekday - now.weekday - later + 7) % 7) + later))
    .sort()
    .slice(0, 3)
}

/** Days of one month: « 24 », « 24 et 31 », « 24 au 26 », « 5 et dimanche 6 », « 24, le 25 ou le 1er ». */
const NUMBERS = `(\\d{1,2}(?:er)?(?:(?: ?,| et| ou| au)(?: le)?(?: (?:${DAY_NAMES.join('|')}))? \\d{1,2}(?:er)?)*)`
const OF_A_MONTH = new RegExp(`\\b${NUMBERS} ([a-z]+)(?: (?:20)?(\\d{2})\\b)?`, 'g')
const ALONE = new RegExp(`\\b(?:les?|du) ${NUMBERS}\\b(?! ?(?:h\\b|heures?|ans|pieces|m2|euros?|€|eme))`, 'g')

/** « le 24 », « les 24 et 31 décembre », « du 24 au 26 », « 24/12 », « 1er mai 2027 ». */
function datedDays(text: string, today: string): string[] {
  const numbered = [...text.matchAll(/\b(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d{2}))?\b/g)]
  if (numbered.length > 0)
    return numbered.flatMap(([, number, month, year]) => dayOf(Number(number), Number(month), year, today))
  const months = [...text.matchAll(OF_A_MONTH)].flatMap(([, numbers = '', word = '', year]) => {
    const month = MONTHS.findIndex(pattern => pattern.test(word)) + 1
    return month > 0 ? [{ numbers, month, year }] : []
  })
  if (months.length > 0) {
    const days = months.flatMap(({ numbers, month, year }) =>
      spanned(numbers, daysOfMonth(numbers, month, year, today)),
    )
    // « du 24 décembre au 2 janvier »
    return months.length > 1 && /\bdu \d.* au \d/.test(text) ? spanned(' au ', days) : days
  }
  let from = today
  return [...text.matchAll(ALONE)].flatMap(([, numbers = '']) => {
    const days = numbersOf(numbers).flatMap(number => {
      const day = nextOfNumber(number, from)
      from = day ?? from
      return day ?? []
    })
    return spanned(numbers, days)
  })
}

const numbersOf = (words: string): number[] => (words.match(/\d+/g) ?? []).map(Number)

/** « le 31 et le 1er janvier »: what is greater than what follows is of the month before. */
function daysOfMonth(words: string, month: number, year: string | undefined, today: string): string[] {
  const numbers = numbersOf(words)
  const last = numbers.at(-1) ?? 0
  return numbers.flatMap(number =>
    number <= last
      ? dayOf(number, month, year, today)
      : dayOf(number, month === 1 ? 12 : month - 1, undefined, today),
  )
}

/** How many days are told one by one. */
const LONGEST = 10

/** « du 24 au 26 » is three days. */
function spanned(words: string, days: string[]): string[] {
  const [first, last] = days
  if (!/ au /.test(words) || days.length !== 2 || !first || !last) return days
  return daysFrom(first, LONGEST).filter(day => day <= last)
}

/** The next day of that number, from one on. */
function nextOfNumber(number: number, from: string): string | null {
  const [year, month] = from.split('-').map(Number)
  for (let ahead = 0; ahead < 12; ahead++) {
    const on = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + ahead, number))
    const day = on.toISOString().slice(0, 10)
    if (on.getUTCDate() === number && day >= from) return day
  }
  return null
}

/** @returns one day, or none where there is no such day */
function dayOf(number: number, month: number, year: string | undefined, today: string): string[] {
  const date = `${two(month)}-${two(number)}`
  const day = year ? `20${year}-${date}` : next(date, today)
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? [] : [day]
}

/** The next day of that date, today included. */
const next = (date: string, today: string): string => nextOf(year => `${year}-${date}`, today)

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => daysAfter(first, at))

/** « à 18h », « 18 h 30 », « 9 heures », « 18:30 »; null where none is named. */
function namedMinutes(text: string): number | null {
  const [, hour, minute] = /\b(\d{1,2}) ?(?:h|heures?|:(?=\d\d))(?: ?(\d{2}))?\b/.exec(text) ?? []
  if (hour === undefined || Number(hour) > 24 || Number(minute ?? 0) > 59) return null
  return (Number(hour) % 24) * 60 + Number(minute ?? 0)
}

const two = (number: number) => String(number).padStart(2, '0')
