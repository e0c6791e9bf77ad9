import type { AlertTold } from './alert'

/** Every task of the worker with its payload; `jobs/tasks.ts` has one function for each. */
export interface JobPayloads {
  'send-email': { email_id: string }
  'settle-decision': { dossier_id: string; decision_id: string }
  transmit: { transmission_id: string }
  /** Another address takes the place of a proven one, once that had its time to object. */
  'change-address': { dossier_id: string }
  'mail-asked-link': AskedLink & { ip: string }
  /** What copies of the version before still add. */
  'mail-dossier-links': { email: string; siret: string; ip: string }
  'remove-leftovers': { file_keys: string[]; message_ids: string[] }
  'inspect-document': { document_id: string }
  'read-piece': { document_id: string }
  'inspect-message-file': { file_id: string }
  'read-request-text': { quote_request_id: string }
  'read-transcript': { call_id: string }
  'check-vat': { lead_account: string }
  'queue-missed-readings': ByClock
  'sweep-orphans': ByClock
  'purge-expired': ByClock
  'remove-test-dossiers': ByClock
  'queue-missed-inspections': ByClock
  'adopt-site-files': ByClock
  'mend-transmissions': ByClock
  'recheck-papers': ByClock
  'recheck-pieces': ByClock
  'chain-journal': ByClock
  'make-statement': ByClock
  'run-bulk': { run_id: string }
  watch: ByClock
  'post-alert': Pick<AlertTold, 'alert' | 'detail' | 'ended'> & Partial<AlertTold> & { at: string }
  'reconcile-outbox': ByClock
  'close-open-calls': ByClock
  'invoice-leads': ByClock
  'send-reminders': ByClock
  'warn-late-answers': ByClock
  'tend-sites': ByClock
  'ask-sites': ByClock
  'look-up-domains': ByClock
  'follow-choices': ByClock
  'read-inbox': ByClock
  'watch-aid-pages': ByClock
  'read-aid-register': ByClock
}

export type JobName = keyof JobPayloads

/** By which address, from where, somebody asks to be let in: to dossiers of a firm, to /mon-site, to /espace-client. */
export type AskedLink =
  | { to: 'dossiers'; email: string; siret: string }
  | { to: 'owner-space' | 'client-space'; email: string }

/** Those that the clock starts: what they work on is whatever is due. */
export type ScheduledJob = { [Name in JobName]: ByClock extends JobPayloads[Name] ? Name : never }[JobName]

/** The queue's own note of when it was due. */
interface ByClock {
  _cron?: unknown
}
