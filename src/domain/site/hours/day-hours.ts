import type { OpeningHours, Weekday } from '../facts'

/** One stretch of a day as it is typed, « HH:MM »; half typed it is empty. */
export type DayHours = Pick<OpeningHours, 'opens' | 'closes'>

/** The stretches that begin on a day, each with the row of the facts that holds it, in the order of the rows. */
export const hoursOn = (hours: readonly OpeningHours[], day: Weekday): (DayHours & { row: number })[] =>
  hours.flatMap(({ days, opens, closes }, row) => (days.includes(day) ? [{ opens, closes, row }] : []))

/** The same week with these stretches on one day; none: it is shut. Every other day stays as it was. */
export function withDay(
  hours: readonly OpeningHours[],
  day: Weekday,
  stretches: readonly DayHours[],
): OpeningHours[] {
  const others = hours
    .map(row => ({ ...row, days: row.days.filter(one => one !== day) }))
    .filter(({ days }) => days.length > 0)
  return [...others, ...stretches.map(({ opens, closes }) => ({ days: [day], opens, closes }))]
}
