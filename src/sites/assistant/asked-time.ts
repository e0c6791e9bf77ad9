import { daysAfter, type LocalMoment } from '~/domain/site/territory-clock'
import { feastDays, nextOf } from './feast-days'

/** A part of a day, in minutes from midnight. */
export interface DayPart {
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
  part: DayPart | null
}

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
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
const PARTS: readonly [RegExp, DayPart][] = [
  [/\bmatin(ee)?\b/, { words: 'le matin', from: 300, to: 720 }],
  [/\b(le|ce) midi\b|\bmidi\b/, { words: 'le midi', from: 720, to: 840 }],
  [/\bapresmidi\b/, { words: 'l’après-midi', from: 780, to: 1080 }],
  [/\b(soir|soiree)\b/, { words: 'le soir', from: 1080, to: 1500 }],
]

/**
 * The days and hours that a question names. A day without a month is the next one of that number, a day of the week the
 * next one, today included.
 * @param text as `readable` makes it
 * @returns null where none is named
 */
export function askedTime(text: string, now: LocalMoment): AskedTime | null {
  const days = namedDays(text, now)
  const minutes = namedMinutes(text)
  const part = minutes === null ? (PARTS.find(([pattern]) => pattern.test(text))?.[1] ?? null) : null
  if (days) return { days, minutes, part }
  return minutes !== null || part ? { days: [now.day], minutes, part } : null
}

function namedDays(text: string, now: LocalMoment): string[] | null {
  const dated = datedDay(text, now.day)
  if (dated) return [dated]
  if (/\bentre noel\b/.test(text)) return daysFrom(next('12-25', now.day), 8)
  const feast = feastDays(text, now.day)
  if (feast) return feast
  if (/\bapresdemain\b/.test(text)) return [daysAfter(now.day, 2)]
  if (/\bdemain\b/.test(text)) return [daysAfter(now.day, 1)]
  if (/\baujourdhui\b|\bce (matin|midi|soir)\b|\bcet(te)? (apresmidi|nuit)\b/.test(text)) return [now.day]
  if (/\bweekends?\b/.test(text)) {
    if (now.weekday === 7) return [now.day]
    return daysFrom(daysAfter(now.day, 6 - now.weekday), 2)
  }
  const weekdays = WEEKDAYS.flatMap((name, at) => (new RegExp(`\\b${name}s?\\b`).test(text) ? [at + 1] : []))
  if (weekdays.length === 0) return null
  const later = /\bprochaine?\b/.test(text) ? 1 : 0
  return weekdays
    .map(weekday => daysAfter(now.day, ((weekday - now.weekday - later + 7) % 7) + later))
    .sort()
    .slice(0, 3)
}

/** « le 24 », « 24 décembre », « 24/12 », « 1er mai 2027 ». */
function datedDay(text: string, today: string): string | null {
  const numbered = /\b(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d{2}))?\b/.exec(text)
  if (numbered) return dayOf(numbered[1], Number(numbered[2]), numbered[3], today)
  for (const [, number, word = '', year] of text.matchAll(
    /\b(\d{1,2})(?:er)? ([a-z]+)(?: (?:20)?(\d{2})\b)?/g,
  )) {
    const month = MONTHS.findIndex(pattern => pattern.test(word)) + 1
    if (month > 0) return dayOf(number, month, year, today)
  }
  const alone = /\b(?:le|du) (\d{1,2})(?:er)?\b(?! ?(?:h\b|heures?|ans|pieces|m2|euros?|€|eme))/.exec(text)
  if (!alone?.[1]) return null
  const [year, month] = today.split('-').map(Number)
  for (let ahead = 0; ahead < 12; ahead++) {
    const on = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + ahead, Number(alone[1])))
    const day = on.toISOString().slice(0, 10)
    if (on.getUTCDate() === Number(alone[1]) && day >= today) return day
  }
  return null
}

function dayOf(
  number: string | undefined,
  month: number,
  year: string | undefined,
  today: string,
): string | null {
  const date = `${two(month)}-${two(Number(number))}`
  const day = year ? `20${year}-${date}` : next(date, today)
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : day
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
