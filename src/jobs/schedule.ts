import { parseCronItems } from 'graphile-worker'
import { keysOf } from '~/domain/closed-list'
import type { ScheduledJob } from '~/domain/jobs'

/**
 * What is done by the clock, in UTC: once each time, however many programs run. What would have been
 * done while none ran is made up for by the next time: each task looks for all that is due.
 */
export const TIMES: Record<ScheduledJob, string> = {
  'reconcile-outbox': '*/10 * * * *',
  'mend-transmissions': '*/10 * * * *',
  'sweep-orphans': '*/20 * * * *',
  'purge-expired': '17 * * * *',
  'chain-journal': '* * * * *',
  'make-statement': '52 0 * * *',
  'recheck-papers': '42 1 * * *',
  'recheck-pieces': '12 2 * * *',
  watch: '*/5 * * * *',
  'queue-missed-inspections': '*/10 * * * *',
  'adopt-site-files': '*/10 * * * *',
  'queue-missed-readings': '*/10 * * * *',
  'remove-test-dossiers': '*/10 * * * *',
  'close-open-calls': '* * * * *',
  // The first of a month in Paris begins at 22 or 23 UTC; what another day could not make, the next one makes.
  'invoice-leads': '12 2,22,23 * * *',
  'send-reminders': '*/20 * * * *',
  'follow-choices': '*/20 * * * *',
  'read-inbox': '* * * * *',
  'warn-late-answers': '*/5 * * * *',
  'tend-sites': '*/15 * * * *',
  'ask-sites': '7 * * * *',
  'look-up-domains': '* * * * *',
  // Tells the night's tasks before the team comes.
  'watch-aid-pages': '34 3 * * *',
  'read-aid-register': '4 3 * * 1',
}

/** Few tries: what failed is done at the next time. */
export const schedule = parseCronItems(
  keysOf(TIMES).map(task => ({ task, match: TIMES[task], options: { maxAttempts: 3 } })),
)
