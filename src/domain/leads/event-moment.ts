import { DAY_MS } from '../milliseconds'

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/
/** An agent keeps what it could not tell, and a carrier tells again what was not answered. */
const OLDEST_MS = 7 * DAY_MS
/** Clocks differ. */
const AHEAD_MS = 10 * 60_000

/**
 * The moment of an event of a call. Without its zone nobody knows when that is, and a call of 1970, or of 2099, is billed in
 * no month. @returns null for what is no moment of these days
 */
export function eventMoment(text: string, now: Date): Date | null {
  if (!ISO.test(text)) return null
  const at = new Date(text)
  const age = now.getTime() - at.getTime()
  return age <= OLDEST_MS && age >= -AHEAD_MS ? at : null
}
