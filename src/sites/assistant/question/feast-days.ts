import { easterSunday } from '~/domain/site/public-holidays'
import { daysAfter, weekdayOf } from '~/domain/site/territory-clock'

/** The same date each year, as « MM-DD ». */
const FIXED: readonly [RegExp, string][] = [
  [/\bveille de noel\b/, '12-24'],
  [/\bnoel\b/, '12-25'],
  [/\b(jour de l an|nouvel an)\b/, '01-01'],
  [/\bsaint sylvestre\b/, '12-31'],
  [/\btoussaint\b/, '11-01'],
  [/\b(saint|st) valentin\b/, '02-14'],
  [/\bfete du travail\b/, '05-01'],
  [/\bfete nationale\b/, '07-14'],
  [/\bassomption\b/, '08-15'],
  [/\barmistice\b/, '11-11'],
]

/** Days after Easter Sunday. */
const MOVING: readonly [RegExp, readonly number[]][] = [
  [/\bvendredi saint\b/, [-2]],
  [/\blundi de paques\b/, [1]],
  [/\bpaques\b/, [0, 1]],
  [/\bascension\b/, [39]],
  [/\blundi de pentecote\b/, [50]],
  [/\bpentecote\b/, [49, 50]],
]

/** The Sundays on which families are fêted: month, and which Sunday of it (mothers: loi n° 50-577 du 24 mai 1950; custom of the others). */
const FAMILIES: readonly [RegExp, (year: number) => string][] = [
  [/\bfete des grands? ?meres?\b/, year => sunday(`${year}-03-01`)],
  [/\bfete des meres?\b/, mothersDay],
  [/\bfete des peres?\b/, year => daysAfter(sunday(`${year}-06-01`), 14)],
]

/**
 * The days of the feasts that a question names, the next ones, today included.
 * @param text as `readable` makes it
 * @param today YYYY-MM-DD
 */
export function feastDays(text: string, today: string): string[] {
  let left = text
  /** « veille de Noël » names no Christmas: what was read is taken out. */
  const isNamed = (pattern: RegExp) => {
    const before = left
    left = left.replace(pattern, ' ')
    return left !== before
  }
  return [
    ...FIXED.filter(([pattern]) => isNamed(pattern)).map(([, date]) =>
      nextOf(year => `${year}-${date}`, today),
    ),
    ...FAMILIES.filter(([pattern]) => isNamed(pattern)).map(([, dayIn]) => nextOf(dayIn, today)),
    ...MOVING.filter(([pattern]) => isNamed(pattern)).flatMap(([, offsets]) => afterEaster(offsets, today)),
  ]
}

function afterEaster(offsets: readonly number[], today: string): string[] {
  const last = nextOf(year => daysAfter(easterSunday(year), Math.max(...offsets)), today)
  const easter = easterSunday(Number(last.slice(0, 4)))
  return offsets.map(days => daysAfter(easter, days)).filter(day => day >= today)
}

/** The next day of a feast, today included. */
export function nextOf(dayIn: (year: number) => string, today: string): string {
  const year = Number(today.slice(0, 4))
  const day = dayIn(year)
  return day >= today ? day : dayIn(year + 1)
}

/** The first Sunday from a day on. */
const sunday = (from: string) => daysAfter(from, 7 - weekdayOf(from))

/** The last Sunday of May, or the first of June where that one is Pentecost. */
function mothersDay(year: number): string {
  const last = sunday(`${year}-05-25`)
  return last === daysAfter(easterSunday(year), 49) ? daysAfter(last, 7) : last
}
