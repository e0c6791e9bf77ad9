import type { JobHelpers, TaskList } from 'graphile-worker'
import { settleDecision } from '~/usecases/admin/settle-decision'
import type { Deps } from '~/usecases/deps'
import { removeTestDossiers } from '~/usecases/diagnostics/remove-test-dossiers'
import { reconcileOutbox } from '~/usecases/emails/reconcile-outbox'
import { sendEmail } from '~/usecases/emails/send-email'
import { inspectDocument } from '~/usecases/inspection/inspect-document'
import { queueMissedInspections } from '~/usecases/inspection/queue-inspections'
import { recheckPapers } from '~/usecases/invoice/recheck-papers'
import { type Leftovers, removeLeftovers } from '~/usecases/remove-leftovers'
import { purgeCounters } from '~/usecases/retention/purge-counters'
import { purgeDossiers } from '~/usecases/retention/purge-dossiers'
import { purgeRegistrations } from '~/usecases/retention/purge-registrations'
import { sweepOrphans } from '~/usecases/sweep-orphans'
import { mendTransmissions } from '~/usecases/transmission/mend-transmissions'
import { transmitDossier } from '~/usecases/transmission/transmit-dossier'

/** What the worker can do: each task calls one use case. */
export function tasksOf(deps: Deps): TaskList {
  return {
    'send-email': (payload, helpers) =>
      sendEmail(deps, (payload as { email_id: string }).email_id, isLastTry(helpers)),
    'settle-decision': payload =>
      settleDecision(deps, payload as { dossier_id: string; decision_id: string }),
    transmit: (payload, helpers) =>
      transmitDossier(deps, (payload as { transmission_id: string }).transmission_id, isLastTry(helpers)),
    'remove-leftovers': payload => removeLeftovers(deps, payload as Leftovers),
    'sweep-orphans': async () => {
      await sweepOrphans(deps)
    },
    'purge-expired': async () => {
      await purgeDossiers(deps)
      await purgeRegistrations(deps)
      await purgeCounters(deps)
    },
    'inspect-document': payload => inspectDocument(deps, (payload as { document_id: string }).document_id),
    'remove-test-dossiers': () => removeTestDossiers(deps),
    'queue-missed-inspections': () => queueMissedInspections(deps),
    'mend-transmissions': () => mendTransmissions(deps),
    'recheck-papers': () => recheckPapers(deps),
    'reconcile-outbox': () => reconcileOutbox(deps),
  }
}

/** The queue waits exp(n) seconds after the n-th failure, at most six hours: 25 tries take four days. */
const isLastTry = ({ job }: JobHelpers) => job.attempts >= job.max_attempts
