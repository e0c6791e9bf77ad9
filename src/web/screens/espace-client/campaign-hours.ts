import type { CallHours } from '~/domain/leads/call-hours'
import { dayName } from '~/domain/text/day-names'
import { capital } from '~/domain/text/french'

/** « Du lundi au vendredi, de 09:00 à 18:00 » where the days follow one another with the same hours; else day by day. */
export function campaignHours(hours: readonly CallHours[]): string {
  const [first] = hours
  const last = hours.at(-1)
  if (!first || !last) return 'Jamais'
  const regular = hours.every(
    ({ day, from, to }, rank) => day === first.day + rank && from === first.from && to === first.to,
  )
  if (regular && hours.length > 1)
    return `Du ${dayName(first.day)} au ${dayName(last.day)}, de ${first.from} à ${first.to}`
  return capital(hours.map(({ day, from, to }) => `${dayName(day)} de ${from} à ${to}`).join(', '))
}
