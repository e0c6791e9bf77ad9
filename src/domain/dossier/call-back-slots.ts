import type { WorkingHours } from '../agency'
import { nextDay, parisClock, parisInstant } from '../paris-time'

/** On how many working days one may ask to be called. */
const DAYS = 5

/** The hours at which the team can call, from the next full hour on, over five working days. */
export function callBackSlots(now: Date, { days, from, to }: WorkingHours): Date[] {
  const slots: Date[] = []
  let day = parisClock(now).toISOString().slice(0, 10)
  // A week that has no working day offers nothing.
  for (let open = 0, tried = 0; open < DAYS && tried < 4 * 7; tried += 1, day = nextDay(day)) {
    if (!days.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)) continue
    const before = slots.length
    for (let hour = from; hour < to; hour += 1) {
      const slot = parisInstant(new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`))
      if (slot > now) slots.push(slot)
    }
    if (slots.length > before) open += 1
  }
  return slots
}
