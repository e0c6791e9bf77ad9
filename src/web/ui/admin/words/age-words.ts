import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/domain/milliseconds'
import { formatWhole } from '~/domain/text/french'

/** « 5 min », « 3 h », « 12 j »: how long something has waited. */
export function ageWords(since: Date, now: Date): string {
  const age = Math.max(0, now.getTime() - since.getTime())
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)}\u00a0min`
  if (age < 2 * DAY_MS) return `${Math.floor(age / HOUR_MS)}\u00a0h`
  return `${formatWhole(Math.floor(age / DAY_MS))}\u00a0j`
}
