import type { JobHelpers, Task } from 'graphile-worker'
import type { JobName, JobPayloads } from '~/domain/jobs'
import { HOUR_MS } from '~/domain/milliseconds'
import { mailAskedLink } from '~/usecases/address/mail-asked-link'
import { settleAddress } from '~/usecases/address/move-address'
import { settleDecision } from '~/usecases/admin/settle-decision'
import { readAidRegister } from '~/usecases/aids/read-aid-register'
import { watchAidPages } from '~/usecases/aids/watch-aid-pages'
import { postAlert } from '~/usecases/alerts/post-alert'
import { watch } from '~/usecases/alerts/watch'
import { runBulk } from '~/usecases/bulk/run-bulk'
import { purgeEndedSites } from '~/usecases/closing/purge-ended-sites'
import { removeTestDossiers } from '~/usecases/diagnostics/remove-test-dossiers'
import { lookUpDueDomains } from '~/usecases/domains/look-up-due-domains'
import { warnLateAnswers } from '~/usecases/eligibility/warn-late-answers'
import { sendEmail } from '~/usecases/emails/send-email'
import type { Deps } from '~/usecases/ground/deps'
import { eachAlone } from '~/usecases/ground/each-alone'
import { fairTurn } from '~/usecases/ground/fair-turn'
import { removeLeftovers } from '~/usecases/ground/remove-leftovers'
import { askSites } from '~/usecases/hosting/ask-sites'
import { readInbox, sweepInbox } from '~/usecases/inbox/read-inbox'
import { inspectDocument } from '~/usecases/inspection/inspect-document'
import { inspectMessageFile } from '~/usecases/inspection/inspect-message-file'
import { queueMissedInspections } from '~/usecases/inspection/queue-inspections'
import { recheckPieces } from '~/usecases/inspection/recheck-pieces'
import { closeOpenCalls } from '~/usecases/leads/calls/close-open-calls'
import { flagTranscript } from '~/usecases/leads/calls/read-transcript'
import { checkVatOfNew } from '~/usecases/leads/check-vat'
import { invoiceLeads } from '~/usecases/leads/invoices/invoice-leads'
import { sweepUnsentFiles } from '~/usecases/messages/remove-message-file'
import { reconcileOutbox } from '~/usecases/outbox/reconcile-outbox'
import { tendSites } from '~/usecases/publishing/tend-sites'
import { readRequestText } from '~/usecases/quote-requests/read-request-text'
import { queueMissedReadings } from '~/usecases/reading/queue-missed-readings'
import { readDocument } from '~/usecases/reading/read-document'
import { sendReminders } from '~/usecases/reminders/send-reminders'
import { purgeAudience } from '~/usecases/retention/purge-audience'
import { purgeCounters } from '~/usecases/retention/purge-counters'
import { purgeDossiers } from '~/usecases/retention/purge-dossiers'
import { purgeQuoteRequests } from '~/usecases/retention/purge-quote-requests'
import { purgeRegistrations } from '~/usecases/retention/purge-registrations'
import { purgeSiteQuestions } from '~/usecases/retention/purge-site-questions'
import { purgeSiteRequests } from '~/usecases/retention/purge-site-requests'
import { purgeTraces } from '~/usecases/retention/purge-traces'
import { purgeTranscripts } from '~/usecases/retention/purge-transcripts'
import { sweepCopies } from '~/usecases/retention/sweep-copies'
import { sweepOrphans } from '~/usecases/retention/sweep-orphans'
import { followChoices } from '~/usecases/settlement/follow-choices'
import { adoptFiles } from '~/usecases/site/adopt-files'
import { purgeNotices } from '~/usecases/site-notices/purge-notices'
import { chainJournal, makeStatements } from '~/usecases/statements/make-statements'
import { recheckPapers } from '~/usecases/statements/recheck-papers'
import { mendTransmissions } from '~/usecases/transmission/mend-transmissions'
import { transmitDossier } from '~/usecases/transmission/transmit-dossier'

declare global {
  namespace GraphileWorker {
    interface Tasks extends JobPayloads {}
  }
}

/** What is kept longer than promised because something else cannot be purged would be a promise broken twice. */
const PURGES: readonly ((deps: Deps) => Promise<unknown>)[] = [
  ...[purgeDossiers, purgeRegistrations, purgeQuoteRequests, purgeSiteRequests, purgeAudience],
  ...[purgeSiteQuestions, purgeEndedSites, purgeNotices, purgeTranscripts, purgeCounters, purgeTraces],
  sweepInbox,
]

/**
 * What the worker can do: each task calls one use case.
 * @param unhurried where commits wait for no disk: for what is found in a piece, which is looked for once more where it is lost, since
 *   the end of its job was written after it
 */
export function tasksOf(deps: Deps, unhurried = deps.db): { [Name in JobName]: Task<Name> } {
  const looking = (): Deps => ({ ...deps, db: unhurried })
  return {
    'send-email': ({ email_id }, helpers) => sendEmail(deps, email_id, isLastTry(helpers)),
    'settle-decision': payload => settleDecision(deps, payload),
    transmit: ({ transmission_id }, helpers) => transmitDossier(deps, transmission_id, isLastTry(helpers)),
    'change-address': payload => settleAddress(deps, payload),
    'mail-asked-link': payload => mailAskedLink(deps, payload),
    'mail-dossier-links': payload => mailAskedLink(deps, { to: 'dossiers', ...payload }),
    'remove-leftovers': payload => removeLeftovers(deps, payload),
    'sweep-orphans': async () => {
      await sweepUnsentFiles(deps)
      await sweepOrphans(deps)
      await sweepCopies(deps, new Date(deps.clock().getTime() - HOUR_MS))
    },
    'purge-expired': () => eachAlone(PURGES, purge => purge(deps)),
    'inspect-document': ({ document_id }, { job }) =>
      fairTurn(looking(), { work: 'inspect', job: job.id, document_id }, (id, queuedAt) =>
        inspectDocument(looking(), id, queuedAt ?? job.created_at),
      ),
    'inspect-message-file': ({ file_id }) => inspectMessageFile(deps, file_id),
    'read-piece': ({ document_id }, { job }) =>
      fairTurn(looking(), { work: 'read', job: job.id, document_id }, async id => {
        await readDocument(looking(), id)
      }),
    'check-vat': ({ lead_account }) => checkVatOfNew(deps, lead_account),
    'read-request-text': ({ quote_request_id }) => readRequestText(deps, quote_request_id),
    'queue-missed-readings': () => queueMissedReadings(deps),
    'read-transcript': ({ call_id }) => flagTranscript(deps, call_id),
    'remove-test-dossiers': () => removeTestDossiers(deps),
    'queue-missed-inspections': () => queueMissedInspections(deps),
    'adopt-site-files': () => adoptFiles(deps),
    'mend-transmissions': () => mendTransmissions(deps),
    'recheck-papers': () => recheckPapers(deps),
    'run-bulk': ({ run_id }, { logger }) => runBulk(deps, run_id, ({ message }) => logger.error(message)),
    watch: () => watch(deps),
    'post-alert': payload => postAlert(deps, payload),
    'recheck-pieces': () => recheckPieces(deps),
    'chain-journal': () => chainJournal(deps),
    'make-statement': async () => {
      await makeStatements(deps, 'day')
    },
    'reconcile-outbox': () => reconcileOutbox(deps),
    'close-open-calls': () => closeOpenCalls(deps),
    'invoice-leads': () => invoiceLeads(deps),
    'warn-late-answers': () => warnLateAnswers(deps),
    'tend-sites': () => tendSites(deps),
    'ask-sites': async () => {
      await askSites(deps)
    },
    'look-up-domains': () => lookUpDueDomains(deps),
    'follow-choices': () => followChoices(deps),
    'read-inbox': () => readInbox(deps),
    'watch-aid-pages': () => watchAidPages(deps),
    'read-aid-register': () => readAidRegister(deps),
    'send-reminders': () => sendReminders(deps),
  }
}

/** The queue waits exp(n) seconds after the n-th failure, at most six hours: 25 tries take four days. */
const isLastTry = ({ job }: JobHelpers) => job.attempts >= job.max_attempts
