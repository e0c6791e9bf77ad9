import { isDay } from '../../paris-time'
import { formatIsoDay } from '../../text/french'
import type { Closure, SiteFacts } from '../facts/facts'
import { NOTICE_DAYS } from '../opening'
import { daysAfter } from '../territory-clock'

/** « Fermé du 3 au 24 août 2026 : congés. » */
export function closureWords({ from, to, reason }: Closure): string {
  const when = from === to ? `le ${formatIsoDay(from)}` : `du ${startWords(from, to)} au ${formatIsoDay(to)}`
  return reason?.trim() ? `Fermé ${when}\u00a0: ${reason.trim()}` : `Fermé ${when}`
}

/**
 * What visitors read of a closing, and from when, told to who types it; null where nothing will be read any more.
 * @param today YYYY-MM-DD in the firm's own time
 */
export function noticeWords(closure: Closure, today: string): string | null {
  const { from, to } = closure
  if (!isDay(from) || !isDay(to) || to < from || to < today) return null
  const first = daysAfter(from, -NOTICE_DAYS)
  const when = first > today ? `à partir du ${formatIsoDay(first)}` : 'dès que c’est en ligne'
  return `Vos visiteurs liront, ${when}\u00a0: «\u00a0${closureWords(closure)}.\u00a0»`
}

/**
 * The next day after `day` on which the same facts draw another site: a notice, a closing begins or ends.
 * @returns YYYY-MM-DD, or null where nothing is to come
 */
export function nextChange({ closures }: Pick<SiteFacts, 'closures'>, day: string): string | null {
  const days = closures.flatMap(({ from, to }) => [daysAfter(from, -NOTICE_DAYS), daysAfter(to, 1)])
  return days.filter(change => change > day).sort()[0] ?? null
}

/** The first day, without what it has in common with the last. */
function startWords(from: string, to: string): string {
  const words = formatIsoDay(from)
  if (from.slice(0, 7) === to.slice(0, 7)) return words.split(/\s/)[0] ?? words
  return from.slice(0, 4) === to.slice(0, 4) ? words.replace(/\s\d+$/, '') : words
}
