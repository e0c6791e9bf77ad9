import { type CronItem, parseCronItems } from 'graphile-worker'

/** What is done by the clock, in UTC: once each time, however many programs run. */
export const schedule = parseCronItems([
  at('*/10 * * * *', 'reconcile-outbox'),
  at('*/10 * * * *', 'mend-transmissions'),
])

/** Few tries: what failed is done at the next time. */
function at(match: string, task: string): CronItem {
  return { task, match, options: { maxAttempts: 3 } }
}
