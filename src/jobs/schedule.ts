import { type CronItem, parseCronItems } from 'graphile-worker'
import type { ScheduledJob } from '~/domain/jobs'

/**
 * What is done by the clock, in UTC: once each time, however many programs run. What would have been
 * done while none ran is made up for by the next time: each task looks for all that is due.
 */
export const schedule = parseCronItems([
  at('*/10 * * * *', 'reconcile-outbox'),
  at('*/10 * * * *', 'mend-transmissions'),
  at('*/20 * * * *', 'sweep-orphans'),
  at('17 * * * *', 'purge-expired'),
  at('* * * * *', 'chain-journal'),
  at('52 0 * * *', 'make-statement'),
  at('42 1 * * *', 'recheck-papers'),
  at('12 2 * * *', 'recheck-pieces'),
  at('*/5 * * * *', 'watch'),
  at('*/10 * * * *', 'queue-missed-inspections'),
  at('*/10 * * * *', 'adopt-site-files'),
  at('*/10 * * * *', 'queue-missed-readings'),
  at('*/10 * * * *', 'remove-test-dossiers'),
  at('* * * * *', 'close-open-calls'),
  // The first of a month in Paris begins at 22 or 23 UTC; what another day could not make, the next one makes.
  at('12 2,22,23 * * *', 'invoice-leads'),
  at('*/20 * * * *', 'send-reminders'),
  at('*/20 * * * *', 'follow-choices'),
  at('* * * * *', 'read-inbox'),
  at('*/5 * * * *', 'warn-late-answers'),
  at('*/15 * * * *', 'tend-sites'),
  at('7 * * * *', 'ask-sites'),
  at('* * * * *', 'look-up-domains'),
  // Tells the night's tasks before the team comes.
  at('34 3 * * *', 'watch-aid-pages'),
  at('4 3 * * 1', 'read-aid-register'),
])

/** Few tries: what failed is done at the next time. */
function at(match: string, task: ScheduledJob): CronItem {
  return { task, match, options: { maxAttempts: 3 } }
}
