import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../milliseconds'

/** Who asks again and again is told what was last seen. */
export const LOOKED_AGAIN_MS = 20_000

/** A claim that nobody settles is no longer looked up by itself. */
const GIVEN_UP_MS = 30 * DAY_MS

/** A domain in service is looked at four times a day. */
const IN_SERVICE_MS = 6 * HOUR_MS

/** So many looks in a row, a quarter of an hour or more, make an absence: one answer may be a mistake on the way. */
export const AWAY_LOOKS = 5

/**
 * When a domain is looked up next: what was just typed soon and often, then ever less.
 * @param looks how many found it not as it should be, in a row
 * @param since when it was asked for; null: it is in service, and never given up
 * @returns null: when somebody asks
 */
export function nextLook(looks: number, since: Date | null, now: Date): Date | null {
  if (since && now.getTime() - since.getTime() > GIVEN_UP_MS) return null
  if (!since && looks === 0) return new Date(now.getTime() + IN_SERVICE_MS)
  return new Date(now.getTime() + Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.max(0, looks - (since ? 5 : 0))))
}
