import { parisClock } from '../paris-time'

/** The next birthday of a site, a day of Paris (`2027-03-31`): the first is a year after it came online. */
export function nextBirthday(online: Date, now: Date): string {
  const [begun, today] = [dayOf(online), dayOf(now)]
  const year = Number(begun.slice(0, 4))
  const after = (years: number) => {
    const day = `${year + years}${begun.slice(4)}`
    // Who began on 29 February counts from the 28th in other years.
    return day.endsWith('-02-29') && !isLeap(year + years) ? day.replace(/29$/, '28') : day
  }
  let years = Math.max(1, Number(today.slice(0, 4)) - year)
  if (after(years) < today) years += 1
  return after(years)
}

const dayOf = (at: Date) => parisClock(at).toISOString().slice(0, 10)

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
