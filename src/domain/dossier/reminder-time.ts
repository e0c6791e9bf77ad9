import { nextDay, parisClock, parisInstant } from '../paris-time'

/** Reminders leave between these hours of Paris, on no Sunday. */
const HOURS = { from: 8, to: 20 } as const

/** Never at night, never on a Sunday. */
export const isReminderTime = (now: Date): boolean => nextReminderTime(now).getTime() === now.getTime()

/** The instant itself when a reminder may leave then, else the next morning that is no Sunday's. */
export function nextReminderTime(now: Date): Date {
  const clock = parisClock(now)
  const hour = clock.getUTCHours()
  const sunday = clock.getUTCDay() === 0
  if (!sunday && hour >= HOURS.from && hour < HOURS.to) return now
  const today = clock.toISOString().slice(0, 10)
  const day = !sunday && hour < HOURS.from ? today : nextDay(today)
  const open = new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? nextDay(day) : day
  return parisInstant(new Date(`${open}T0${HOURS.from}:00:00Z`))
}
