import type { OpeningHours, Weekday } from '../facts/facts'

/** One stretch of a day as it is typed, « HH:MM »; half typed it is empty. */
export type DayHours = Omit<OpeningHours, 'days'>

/** The stretches that begin on a day, each with the row of the facts that holds it, in the order of the rows. */
export const hoursOn = (hours: readonly OpeningHours[], day: Weekday): (DayHours & { row: number })[] =>
  hours.flatMap(({ days, ...one }, row) => (days.includes(day) ? [{ ...one, row }] : []))

/** The same week with these stretches on one day; none: it is shut. Every other day stays as it was. */
export function withDay(
  hours: readonly OpeningHours[],
  day: Weekday,
  stretches: readonly DayHours[],
): OpeningHours[] {
  const others = hours
    .map(row => ({ ...row, days: row.days.filter(one => one !== day) }))
    .filter(({ days }) => days.length > 0)
  return [
    ...others,
    ...stretches.map(({ opens, closes, appointment }) => ({
      days: [day],
      opens,
      closes,
      ...(appointment && { appointment }),
    })),
  ]
}
