import { DAY_MS, HOUR_MS } from '../../milliseconds'
import { QUEUES, type Queue } from './queue'

/** `late` has passed its time, `soon` is about to, `quiet` is work as usual. */
export type Urgency = 'late' | 'soon' | 'quiet'

/**
 * After how long a wait is about to be late, and is. An answer is promised within 24 hours (specification B4), a call at its
 * hour, a payment has its due date; the rest is the team's own measure. What waits for the client alone has none.
 */
const WAITS: Partial<Record<Queue, { soon: number; late: number }>> = {
  answer: { soon: 20 * HOUR_MS, late: DAY_MS },
  overdue: { soon: 0, late: 0 },
  message: { soon: DAY_MS, late: 2 * DAY_MS },
  'call-back': { soon: 0, late: HOUR_MS },
  confirm: { soon: DAY_MS, late: 2 * DAY_MS },
  'new-pieces': { soon: 2 * DAY_MS, late: 4 * DAY_MS },
  'to-check': { soon: 2 * DAY_MS, late: 4 * DAY_MS },
  'to-transmit': { soon: 2 * DAY_MS, late: 4 * DAY_MS },
  decision: { soon: 180 * DAY_MS, late: 365 * DAY_MS },
}

/** How urgent a wait in a queue is. @param since when it began, or when what was agreed falls due */
export function urgencyOf(queue: Queue, since: Date, now: Date): Urgency {
  const waits = WAITS[queue]
  const waited = now.getTime() - since.getTime()
  if (!waits || waited < waits.soon) return 'quiet'
  return waited < waits.late ? 'soon' : 'late'
}

const RANKS: Record<Urgency, number> = { late: 0, soon: 1, quiet: 2 }

interface Waiting {
  name: Queue
  count: number
  /** Of the one that has waited longest; null where nobody waits. */
  oldest_at: string | null
}

/** The queues that somebody waits in: late ones first, each sort by what follows from waiting (`QUEUES`). */
export function byConsequence<Row extends Waiting>(
  queues: readonly Row[],
  now: Date,
): (Row & { urgency: Urgency })[] {
  return queues
    .filter(({ count }) => count > 0)
    .map(row => ({
      ...row,
      urgency: row.oldest_at ? urgencyOf(row.name, new Date(row.oldest_at), now) : ('quiet' as const),
    }))
    .sort((a, b) => RANKS[a.urgency] - RANKS[b.urgency] || QUEUES.indexOf(a.name) - QUEUES.indexOf(b.name))
}
