import { parseCronItems } from 'graphile-worker'

/**
 * What is done by the clock, in UTC: once each time, however many programs run. `backfillPeriod` makes
 * up for a time at which none ran; `max` is low because the next run makes up for a failed one.
 */
export const schedule = parseCronItems([
  {
    task: 'reconcile-outbox',
    match: '*/10 * * * *',
    options: { maxAttempts: 3 },
  },
])
