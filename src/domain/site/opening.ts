import type { Closure, SiteFacts } from './facts/facts'
import { clockTime, DAY_MINUTES, type Stretch, stretchesOn } from './hours/week'
import { publicHoliday } from './public-holidays'
import { daysAfter, type LocalMoment, localMoment, weekdayOf } from './territory-clock'

/** The facts that say when a firm is open. */
export type OpeningFacts = Pick<SiteFacts, 'hours' | 'public_holidays' | 'closures' | 'address'>

/** Whether a firm is open, and what is known of why. Times are « HH:MM » on its own clock. */
export type Opening =
  | { state: 'open'; until: string }
  | { state: 'closed'; because: 'hours' }
  | { state: 'closed'; because: 'closure'; closure: Closure }
  | { state: 'closed'; because: 'holiday'; holiday: string }
  /** It would be open, but nobody said what happens on this public holiday; or nobody said any hours. */
  | { state: 'unknown'; holiday: string | null }

/** Whether a firm is open at an instant. A night's hours belong to the day on which they began. */
export function openAt(facts: OpeningFacts, at: Date, zone: string): Opening {
  if (facts.hours.length === 0) return { state: 'unknown', holiday: null }
  const now = localMoment(at, zone)
  const yesterday = daysAfter(now.day, -1)
  const night = { ...now, day: yesterday, weekday: weekdayOf(yesterday), minutes: now.minutes + DAY_MINUTES }
  const today = onDay(facts, now)
  const before = onDay(facts, night)
  return before.state === 'open' || (today.state === 'closed' && before.state === 'unknown') ? before : today
}

function onDay(facts: OpeningFacts, { day, weekday, minutes }: LocalMoment): Opening {
  const closure = closureOn(facts, day)
  if (closure) return { state: 'closed', because: 'closure', closure }
  const stretch = stretchesOn(facts.hours, weekday).find(({ from, to }) => from <= minutes && minutes < to)
  if (!stretch) return { state: 'closed', because: 'hours' }
  const holiday = facts.public_holidays === 'open' ? null : publicHoliday(day, facts.address.postal_code)
  if (holiday && facts.public_holidays === 'closed') return { state: 'closed', because: 'holiday', holiday }
  if (holiday) return { state: 'unknown', holiday }
  return { state: 'open', until: clockTime(stretch.to) }
}

/** When a firm opens next. */
export interface NextOpening {
  /** `2026-03-31`. */
  day: string
  opens: string
}

/** How far ahead is looked, in days: over a long summer closing. */
const AHEAD = 90

/**
 * The next time at which a firm opens for sure, after an instant; a holiday of which nobody said anything is passed over.
 * @returns null where it has no hours, or is shut for longer than is looked ahead
 */
export function nextOpening(facts: OpeningFacts, at: Date, zone: string): NextOpening | null {
  const now = localMoment(at, zone)
  for (let days = 0; days <= AHEAD; days++) {
    const day = daysAfter(now.day, days)
    const next = stretchesOfDay(facts, day).find(({ from }) => days > 0 || from > now.minutes)
    if (next) return { day, opens: clockTime(next.from) }
  }
  return null
}

/** When a firm is open for sure on a day; empty where it is shut, or where nobody said what a holiday is. */
function stretchesOfDay(facts: OpeningFacts, day: string): Stretch[] {
  const holiday = facts.public_holidays !== 'open' && publicHoliday(day, facts.address.postal_code)
  return holiday || closureOn(facts, day) ? [] : stretchesOn(facts.hours, weekdayOf(day))
}

/** The closing that a day falls into. */
export const closureOn = ({ closures }: Pick<SiteFacts, 'closures'>, day: string): Closure | undefined =>
  closures.find(({ from, to }) => from <= day && day <= to)

/** How many days before a closing its notice stands on the site. */
export const NOTICE_DAYS = 14

/** The closings that a visitor of a day should know of, in their order: under way, or soon. */
export const closuresToTell = ({ closures }: Pick<SiteFacts, 'closures'>, day: string): Closure[] =>
  closures
    .filter(({ from, to }) => to >= day && from <= daysAfter(day, NOTICE_DAYS))
    .sort((one, two) => one.from.localeCompare(two.from))
