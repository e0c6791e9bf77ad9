import type { Weekday } from '../facts'

/** The days of a week as it is read, with their names. */
export const WEEK_DAYS: readonly [day: Weekday, name: string][] = [
  [1, 'lundi'],
  [2, 'mardi'],
  [3, 'mercredi'],
  [4, 'jeudi'],
  [5, 'vendredi'],
  [6, 'samedi'],
  [7, 'dimanche'],
]
