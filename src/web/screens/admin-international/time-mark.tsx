import { AlarmClock, Clock, ClockAlert, PhoneCall, ShieldQuestion } from 'lucide-react'
import { formatShortDay } from '~/domain/text/french'
import { StateMark } from '~/web/ui/admin/status-mark'
import type { RegistrationRow } from './registration-queries'
import { timeLeft } from './time-left'

/** Where a registration stands: an icon and words, red once the promise is broken. */
export function TimeMark({ row, now }: { row: RegistrationRow; now: Date }) {
  return <StateMark {...lookOf(row, now)} />
}

/** The colour of the row's edge. */
export const edgeOf = (row: RegistrationRow, now: Date): string => lookOf(row, now).colour

function lookOf({ state, call_before, contacted_at }: RegistrationRow, now: Date) {
  if (state === 'suspect')
    return { icon: ShieldQuestion, words: 'Mise à part', colour: 'var(--etat-incomplet)' }
  if (contacted_at) {
    const words = `Contactée le ${formatShortDay(new Date(contacted_at))}`
    return { icon: PhoneCall, words, colour: 'var(--etat-accepte)' }
  }
  const { overdue, soon, words } = timeLeft(new Date(call_before), now)
  if (overdue) return { icon: ClockAlert, words, colour: 'var(--etat-refuse)' }
  return soon
    ? { icon: AlarmClock, words, colour: 'var(--etat-incomplet)' }
    : { icon: Clock, words, colour: 'var(--etat-nouveau)' }
}
