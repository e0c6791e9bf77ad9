import { formatIsoDay, formatMonth } from '~/domain/text/french'
import type { Counts } from './owner-queries'

type Day = Counts['days'][number]

/** What was counted in a day, or in a month of many; `name` as people say it. */
export interface Period extends Omit<Day, 'day'> {
  name: string
}

/** @param days the first first @param byMonth whether the days of a month stand together */
export function periodsOf(days: Day[], byMonth: boolean): Period[] {
  const periods = new Map<string, Period>()
  for (const { day, ...counts } of days) {
    const key = byMonth ? day.slice(0, 7) : day
    const before = periods.get(key)
    periods.set(
      key,
      before ? sum(before, counts) : { name: byMonth ? formatMonth(key) : formatIsoDay(day), ...counts },
    )
  }
  return [...periods.values()]
}

export const totalOf = (periods: Period[]): Omit<Period, 'name'> =>
  periods.reduce(sum, { name: '', pages: 0, visits: 0, requests: 0, questions: 0 })

const sum = (one: Period, other: Omit<Period, 'name'>): Period => ({
  name: one.name,
  pages: one.pages + other.pages,
  visits: one.visits + other.visits,
  requests: one.requests + other.requests,
  questions: one.questions + other.questions,
})
