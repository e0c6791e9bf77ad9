import type { WorkingHours } from '../agency'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../milliseconds'
import { parisClock } from '../paris-time'

/** specification A9: the eligibility answer is stated within 24 hours, which are plain hours. */
const ANSWER_WITHIN_MS = DAY_MS

/** Until when the team has promised to answer. */
export const answerBefore = (askedAt: Date): Date => new Date(askedAt.getTime() + ANSWER_WITHIN_MS)

/** What is left to the team when it is warned, if somebody is there then. */
const WARNED_BEFORE_MS = 4 * HOUR_MS
/** And what is left of its working day. */
const AT_WORK_FOR_MS = 45 * MINUTE_MS

/** Where agency.json says nothing. */
export const USUAL_HOURS: WorkingHours = { days: [1, 2, 3, 4, 5], from: 9, to: 18 }

/**
 * When the team is warned that an answer is due: four hours before, or earlier, while somebody is still at work
 * to give it. Asked and due outside working hours: at once.
 */
export function warnAt(askedAt: Date, hours: WorkingHours): Date {
  const latest = answerBefore(askedAt).getTime() - WARNED_BEFORE_MS
  for (let at = latest; at > askedAt.getTime(); at -= 15 * MINUTE_MS)
    if (isWorking(at, hours) && isWorking(at + AT_WORK_FOR_MS, hours)) return new Date(at)
  return askedAt
}

function isWorking(at: number, { days, from, to }: WorkingHours): boolean {
  const clock = parisClock(new Date(at))
  const hour = clock.getUTCHours()
  // Monday is 1, Sunday 7 (ISO 8601).
  return days.includes(clock.getUTCDay() || 7) && hour >= from && hour < to
}
