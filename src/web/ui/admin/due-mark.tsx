import { AlarmClock, ClockAlert } from 'lucide-react'
import { DAY_MS } from '~/domain/milliseconds'
import { formatShortMoment } from '~/domain/text/french'
import { StateMark } from './status-mark'

/** Until when something is promised: red once that has passed, ochre on the last day, plain words before. */
export function DueMark({ before, now }: { before: Date; now: Date }) {
  const words = formatShortMoment(before)
  const left = before.getTime() - now.getTime()
  if (left > DAY_MS) return words
  const look =
    left <= 0
      ? { icon: ClockAlert, colour: 'var(--etat-refuse)', says: 'en retard' }
      : { icon: AlarmClock, colour: 'var(--etat-incomplet)', says: 'bientôt en retard' }
  return (
    <>
      <StateMark icon={look.icon} colour={look.colour} words={words} />
      <span className="visually-hidden">, {look.says}</span>
    </>
  )
}
