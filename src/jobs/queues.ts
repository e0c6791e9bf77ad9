import { keysOf } from '~/domain/closed-list'
import type { JobName } from '~/domain/jobs'
import { HOUR_MS, MINUTE_MS } from '~/domain/milliseconds'

/** Each has its own slots: what one neighbour keeps waiting holds up nobody else. */
export type Queue = 'email' | 'transmission' | 'inspection' | 'reading' | 'papers' | 'housekeeping' | 'night'

/**
 * How many jobs at once, and how long one may take before it counts as failed, in milliseconds. Of what comes often so
 * many are taken with one question; those that wait for a slot are given back after a while (`worker.ts`).
 */
export const queues: Record<Queue, { slots: number; deadline: number; taken?: number }> = {
  email: { slots: 4, deadline: 2 * MINUTE_MS, taken: 12 },
  transmission: { slots: 2, deadline: 20 * MINUTE_MS },
  inspection: { slots: 2, deadline: 3 * MINUTE_MS, taken: 10 },
  // One piece at a time: a reading takes a processor and half a gigabyte.
  reading: { slots: 1, deadline: 2 * MINUTE_MS },
  papers: { slots: 1, deadline: 5 * MINUTE_MS },
  housekeeping: { slots: 2, deadline: HOUR_MS },
  // Hours with millions of dossiers, and nobody waits for it; whoever is on watch must not wait either.
  night: { slots: 1, deadline: 180 * MINUTE_MS },
}

export const queueOf: Record<JobName, Queue> = {
  'send-email': 'email',
  'mail-asked-link': 'email',
  'mail-dossier-links': 'email',
  'change-address': 'email',
  transmit: 'transmission',
  'inspect-document': 'inspection',
  'inspect-message-file': 'inspection',
  'read-request-text': 'transmission',
  'read-transcript': 'transmission',
  'check-vat': 'transmission',
  'read-piece': 'reading',
  'settle-decision': 'papers',
  'remove-leftovers': 'housekeeping',
  'sweep-orphans': 'housekeeping',
  'purge-expired': 'housekeeping',
  'remove-test-dossiers': 'housekeeping',
  'queue-missed-inspections': 'housekeeping',
  'adopt-site-files': 'housekeeping',
  'queue-missed-readings': 'housekeeping',
  'mend-transmissions': 'housekeeping',
  'recheck-papers': 'night',
  'chain-journal': 'housekeeping',
  'make-statement': 'night',
  'recheck-pieces': 'night',
  'run-bulk': 'housekeeping',
  watch: 'housekeeping',
  'post-alert': 'email',
  'reconcile-outbox': 'housekeeping',
  'close-open-calls': 'housekeeping',
  'invoice-leads': 'housekeeping',
  'send-reminders': 'housekeeping',
  'follow-choices': 'papers',
  'read-inbox': 'housekeeping',
  'warn-late-answers': 'housekeeping',
  'tend-sites': 'housekeeping',
  'ask-sites': 'housekeeping',
  'look-up-domains': 'transmission',
  'watch-aid-pages': 'night',
  'read-aid-register': 'night',
}

/** The jobs of a queue. */
export const jobsOf = (queue: Queue) => keysOf(queueOf).filter(name => queueOf[name] === queue)
