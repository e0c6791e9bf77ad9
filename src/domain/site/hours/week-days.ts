import type { Weekday } from '../facts/facts'

/** From Monday to Sunday. */
export const WEEK_DAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
