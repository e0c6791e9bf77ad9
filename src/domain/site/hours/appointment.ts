import { keysOf } from '../../closed-list'
import type { Appointment } from '../facts/facts'
import type { DayHours } from './day-hours'
import { clockTime, type Stretch } from './week'

type WithoutHours = Exclude<Appointment, 'hours'>

/** Where an appointment without hours stands in its day, in minutes: for the order of a day, and to see that no hours are there. */
const AT: Record<WithoutHours, number> = {
  day: 290,
  morning: 610,
  noon: 760,
  afternoon: 910,
  evening: 1180,
}

export const APPOINTMENTS: readonly Appointment[] = ['hours', ...keysOf(AT)]

/** « Sur rendez-vous » of a day, or of a part of it. */
export const appointmentIn = (appointment: WithoutHours): Stretch => ({
  from: AT[appointment],
  to: AT[appointment],
  appointment,
})

/** The same as it is kept. */
export function withoutHours(appointment: WithoutHours): DayHours {
  const time = clockTime(AT[appointment])
  return { opens: time, closes: time, appointment }
}
