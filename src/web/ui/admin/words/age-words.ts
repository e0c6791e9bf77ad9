import { formatWhole } from '~/domain/text/french'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** « 5 min », « 3 h », « 12 j »: how long something has waited. */
export function ageWords(since: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - since.getTime())
  if (age < HOUR) return `${Math.floor(age / MINUTE)}\u00a0min`
  if (age < 2 * DAY) return `${Math.floor(age / HOUR)}\u00a0h`
  return `${formatWhole(Math.floor(age / DAY))}\u00a0j`
}
