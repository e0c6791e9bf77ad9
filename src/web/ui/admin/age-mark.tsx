import { AlarmClock, ClockAlert } from 'lucide-react'
import type { Urgency } from '~/domain/dossier/lists/queue-urgency'
import { StateMark } from './status-mark'
import { ageWords } from './words/age-words'

const LOOKS = {
  late: { icon: ClockAlert, colour: 'var(--etat-refuse)', says: 'en retard' },
  soon: { icon: AlarmClock, colour: 'var(--etat-incomplet)', says: 'bientôt en retard' },
}

/** How long something has waited: red once it is late, ochre before, plain words otherwise. */
export function AgeMark({ since, now, urgency }: { since: string; now: Date; urgency: Urgency }) {
  const words = ageWords(new Date(since), now)
  if (urgency === 'quiet') return <span>{words}</span>
  const { says, ...look } = LOOKS[urgency]
  return (
    <>
      <StateMark {...look} words={words} />
      <span className="visually-hidden">, {says}</span>
    </>
  )
}
