import { HOUR_MS, MINUTE_MS } from '~/domain/milliseconds'

/** How long until the promised call, or how long it is overdue, in words. */
export interface TimeLeft {
  overdue: boolean
  /** Less than four hours are left: the next ones to call. */
  soon: boolean
  words: string
}

const SOON = 4 * HOUR_MS

/** « 5 h 12 restantes », « En retard de 40 min »; whole minutes, none of them promised twice. */
export function timeLeft(callBefore: Date, now: Date): TimeLeft {
  const left = callBefore.getTime() - now.getTime()
  if (left <= 0) return { overdue: true, soon: false, words: `En retard de ${lengthOf(-left)}` }
  return { overdue: false, soon: left < SOON, words: `${lengthOf(left)} pour appeler` }
}

function lengthOf(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  if (minutes < 60) return `${minutes}\u00a0min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)}\u00a0jours`
  return `${hours}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`
}
