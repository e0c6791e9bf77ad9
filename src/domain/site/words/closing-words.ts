import { atFirstUse } from '../../at-first-use'
import type { Closure, SiteFacts } from '../facts'
import { NOTICE_DAYS } from '../opening'
import { daysAfter } from '../territory-clock'

/** « Fermé du 3 au 24 août 2026 : congés. » */
export function closureWords({ from, to, reason }: Closure): string {
  const when = from === to ? `le ${dayWords(from)}` : `du ${startWords(from, to)} au ${dayWords(to)}`
  return reason?.trim() ? `Fermé ${when}\u00a0: ${reason.trim()}` : `Fermé ${when}`
}

/**
 * The next day after `day` on which the same facts draw another site: a notice, a closing begins or ends.
 * @returns YYYY-MM-DD, or null where nothing is to come
 */
export function nextChange({ closures }: Pick<SiteFacts, 'closures'>, day: string): string | null {
  const days = closures.flatMap(({ from, to }) => [daysAfter(from, -NOTICE_DAYS), daysAfter(to, 1)])
  return days.filter(change => change > day).sort()[0] ?? null
}

const longDay = atFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** « 1er août 2026 » */
function dayWords(day: string): string {
  return longDay()
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^1 /, '1er ')
    .replace(/^(\S+) /, '$1\u00a0')
}

/** The first day, without what it has in common with the last. */
function startWords(from: string, to: string): string {
  const words = dayWords(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return words.split(/[ \u00a0]/)[0] ?? words
  return from.slice(0, 4) === to.slice(0, 4) ? words.replace(/ \d+$/, '') : words
}
