import { clockMinutes } from '../../clock-minutes'
import type { Appointment, OpeningHours, Weekday } from '../facts/facts'

/** One stretch of a day, in minutes from its midnight; one that ends on the next day has an end beyond 1440. */
export interface Stretch {
  from: number
  to: number
  appointment?: Appointment | undefined
}

export const DAY_MINUTES = 1440

/** « 09:30 » of minutes from midnight, also those of the next day. */
export function clockTime(minutes: number): string {
  const within = minutes % DAY_MINUTES
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`
}

const two = (number: number) => String(number).padStart(2, '0')

/** What a row covers on each of its days; without hours of its own it is as short as can be. */
export function stretchOf({ opens, closes, appointment }: Omit<OpeningHours, 'days'>): Stretch {
  const from = clockMinutes(opens)
  const to = clockMinutes(closes)
  return { from, to: to > from || isWithoutHours({ appointment }) ? to : to + DAY_MINUTES }
}

/** Whether one comes by appointment, and no hours were said. */
export const isWithoutHours = ({ appointment }: Pick<OpeningHours, 'appointment'>): boolean =>
  appointment !== undefined && appointment !== 'hours'

/** Whether a row ends in the morning after it began: a night, or a slip. */
export const endsNextDay = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>) =>
  closes > '00:00' && closes < opens

/** The stretches that begin on a day and in which one just comes, in their order. */
export const stretchesOn = (hours: readonly OpeningHours[], day: Weekday): Stretch[] =>
  hours
    .filter(row => row.days.includes(day) && !row.appointment)
    .map(stretchOf)
    .sort((one, two) => one.from - two.from)

/** Whether one comes by appointment on a day, or in a part of it. */
export const appointsOn = (hours: readonly OpeningHours[], day: Weekday): boolean =>
  hours.some(({ days, appointment }) => appointment && days.includes(day))

/** Whether two stretches share a minute; one that begins where the other ends does not. */
export const overlap = (one: Stretch, two: Stretch) => one.from < two.to && two.from < one.to

/** Rows of a week given by day: days that are alike stand in one row, in the order of the week. */
export function rowsOf(week: ReadonlyMap<Weekday, readonly Stretch[]>): OpeningHours[] {
  const alike = new Map<string, { days: Weekday[]; stretches: readonly Stretch[] }>()
  for (const [day, unsorted] of [...week].sort(([one], [two]) => one - two)) {
    const stretches = [...unsorted].sort((one, two) => one.from - two.from)
    const key = stretches.map(({ from, to, appointment }) => `${from}-${to} ${appointment}`).join()
    const known = alike.get(key)
    if (known) known.days.push(day)
    else if (stretches.length > 0) alike.set(key, { days: [day], stretches })
  }
  return [...alike.values()].flatMap(({ days, stretches }) =>
    stretches.map(({ from, to, appointment }) => ({
      days: [...days],
      opens: clockTime(from),
      closes: clockTime(to),
      ...(appointment && { appointment }),
    })),
  )
}
