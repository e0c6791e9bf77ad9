import { DAY_MS } from '../milliseconds'
import { parisClock, parisInstant } from '../paris-time'

/** How long a dossier is kept after its last activity, in months (specification A9, specification B7). */
export const RETENTION_MONTHS = { byDefault: 12, least: 1, most: 60 } as const

/** Days after which a dossier goes whose address nobody proved and in which nothing is signed. */
const UNPROVEN_DAYS = 60

/** Nothing goes without two weeks' notice. */
const NOTICE_DAYS = 14

/** An extension is limited: so many months at once, and beyond the ordinary end in all. */
export const EXTENSION_MONTHS = { atOnce: 6, inAll: 12 } as const

/** So many at the end of their time are put to a person at once, the oldest first. */
export const MOST_DUE = 500

/** What decides how long something is kept. */
export interface Kept {
  lastActivity: Date
  /** When its notice was sent, if one was. */
  noticeAt: Date | null
  /** Where the administrator extended it to, if so. */
  extendedUntil: Date | null
  /** Nobody proved its address, and nothing in it is signed: a stranger may have opened it to fill the disk. */
  unproven: boolean
}

/**
 * The ordinary end: so many calendar months after the last activity, at the same time of day in Paris.
 * A day that the month does not have becomes its last one (29 February, 31st).
 */
export function retentionEnd(lastActivity: Date, months: number): Date {
  const clock = parisClock(lastActivity)
  const day = clock.getUTCDate()
  clock.setUTCDate(1)
  clock.setUTCMonth(clock.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 1, 0)).getUTCDate()
  clock.setUTCDate(Math.min(day, lastDay))
  return parisInstant(clock)
}

/** What had its last activity before this moment is at its end. */
export const retentionLimit = (now: Date, months: number) => retentionEnd(now, -months)

/** The same for what is unproven. */
export const unprovenLimit = (now: Date) => shifted(now, -UNPROVEN_DAYS)

/**
 * What is to be done now. A notice counts for the end that it announced: a later activity, an
 * extension or a longer retention asks for a new one. A shorter retention never purges at once.
 */
export function retentionStep(kept: Kept, months: number, now: Date): 'keep' | 'notify' | 'purge' {
  if (now < twoWeeksBefore(keptUntil(kept, months))) return 'keep'
  const announced = announcedEnd(kept, months)
  if (!announced) return 'notify'
  return now >= announced ? 'purge' : 'keep'
}

/** When it goes by the notice that was sent; null where none counts for the end that there is. */
export function announcedEnd(kept: Kept, months: number): Date | null {
  const { noticeAt } = kept
  if (!noticeAt || noticeAt < twoWeeksBefore(keptUntil(kept, months))) return null
  return purgeDate(kept, months, noticeAt)
}

/** When it goes, given a notice of that instant: at its end, and never before two weeks' notice. */
export function purgeDate(kept: Kept, months: number, noticeAt: Date): Date {
  return laterOf(keptUntil(kept, months), twoWeeksAfter(noticeAt))
}

/** The end after an extension from the end there is, or null where that would be beyond the limit. */
export function extendedEnd(kept: Kept, months: number, by: number): Date | null {
  if (by < 1 || by > EXTENSION_MONTHS.atOnce) return null
  const end = retentionEnd(keptUntil(kept, months), by)
  const limit = retentionEnd(retentionEnd(kept.lastActivity, months), EXTENSION_MONTHS.inAll)
  return end <= limit ? end : null
}

/** For how many months more it can be extended at once; 0 when its limit is reached. */
export function longestExtension(kept: Kept, months: number): number {
  let most: number = EXTENSION_MONTHS.atOnce
  while (most > 0 && !extendedEnd(kept, months, most)) most--
  return most
}

/** Until when it is kept at the least, an extension included. */
export function keptUntil({ lastActivity, extendedUntil, unproven }: Kept, months: number): Date {
  const ordinary = retentionEnd(lastActivity, months)
  const sixtyDays = shifted(lastActivity, UNPROVEN_DAYS)
  const end = unproven && sixtyDays < ordinary ? sixtyDays : ordinary
  return extendedUntil ? laterOf(end, extendedUntil) : end
}

const twoWeeksBefore = (instant: Date) => shifted(instant, -NOTICE_DAYS)
const twoWeeksAfter = (instant: Date) => shifted(instant, NOTICE_DAYS)
const shifted = (instant: Date, days: number) =>
  parisInstant(new Date(parisClock(instant).getTime() + days * DAY_MS))
const laterOf = (a: Date, b: Date) => (a > b ? a : b)
