import type { ColumnType, Generated } from 'kysely'
import type { DossierStatus } from '~/domain/dossier/dossier'
import type { EligibilityAnswer } from '~/domain/dossier/eligibility-answer'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import type { AnswerName, AnswerWords } from '~/domain/eligibility/answers'
import type { RefusalMotive } from '~/domain/invoice/avoir-motive'
import type { Payee } from '~/domain/invoice/settlement'

/** A six-digit code that one message carried, as a digest. */
export interface AddressCodeTable {
  email_id: string
  /** Of a dossier, of a quote request, of a site or of an account of the team. */
  dossier_id: string | null
  quote_request_id: string | null
  site_id: string | null
  account_id: string | null
  email: string
  code_hash: string
  tries: Generated<number>
  sent_at: Date
  used_at: Date | null
}

/** What an account decided, as `changeStatus` takes it. */
interface ProposedChange {
  status: DossierStatus
  reason: string
  documents: DocumentKind[]
  grant: { cents: number; body: string; decided_on: string } | null
  motive: Exclude<RefusalMotive, 'renounced'> | null
}

export interface DossierTable {
  id: string
  /** What its holder's addresses and calls name it by: the id, until somebody proves its e-mail address by a link. */
  holder_id: Generated<string>
  /** When somebody showed that messages to `email` reach them; a new address begins again. */
  email_proven_at: Generated<Date | null>
  /** When somebody there said « Ce n'est pas moi »: nothing more is sent. */
  email_disowned_at: Generated<Date | null>
  /** When a code was last typed. */
  code_confirmed_at: Generated<Date | null>
  /** Addresses that were disowned, as digests salted with the id: they stay so, whatever is typed. */
  disowned_hashes: Generated<string[]>
  /** The address that receives nothing, by a report: it counts as long as it is `email`. */
  bounced_address: Generated<string | null>
  /** The address that takes the place of a proven one, and from when on; both or none. */
  email_next: Generated<string | null>
  email_next_at: Generated<Date | null>
  status: Generated<DossierStatus>
  /** Raised by every change, so that two administrators never overwrite one another. */
  version: Generated<number>
  is_test: Generated<boolean>
  company_name: string
  siret: string
  address: string
  /** The public registry gave it for this SIRET, and nobody changed it. */
  address_from_registry: Generated<boolean>
  phone: string
  email: string
  /** Public half of the key that the pieces are encrypted to. */
  file_recipient: string
  /** Secret half, itself encrypted to FILES_KEY; null once shredded. */
  file_identity: string | null
  invoice_number: string | null
  /** How many pieces were ever sent in. */
  uploads: Generated<number>
  created_at: Date
  updated_at: Date
  last_activity_at: Date
  signed_at: Date | null
  finalized_at: Date | null
  /** What the agency asked for when it sent the dossier back; all three or none. */
  requested_documents: Generated<DocumentKind[] | null>
  request_reason: Generated<string | null>
  requested_at: Generated<Date | null>
  /** A decision that can still be undone, and when it leaves; null once it has left. */
  decision_id: Generated<string | null>
  decision_due_at: Generated<Date | null>
  /** Where it goes back to when that decision is undone. */
  decided_from: Generated<DossierStatus | null>
  /** What the body granted; all four or none. `granted_on` is a day, `2026-03-31`. */
  granted_cents: Generated<number | null>
  granted_by: Generated<string | null>
  granted_on: Generated<string | null>
  grant_paid_to: Generated<Payee | null>
  /** When the notice of the grant left: delays run from it. */
  accepted_notice_at: Generated<Date | null>
  /** The end of the due date, from which the payment is late. */
  payment_late_at: Generated<Date | null>
  /** When silence about a grant below the total becomes renunciation; null where no choice is asked. */
  choice_until: Generated<Date | null>
  /** When « Je continue » was said, and when its client was reminded to choose. */
  continued_at: Generated<Date | null>
  choice_reminded_at: Generated<Date | null>
  refusal_motive: Generated<RefusalMotive | null>
  /** What the client reads of it. */
  refusal_sentence: Generated<string | null>
  /** When its purge was last announced, and where the administrator extended it to. */
  retention_told_at: Generated<Date | null>
  retention_notice_at: Generated<Date | null>
  retention_extended_until: Generated<Date | null>
  /** The account that works on it. */
  assignee_id: Generated<string | null>
  /** A piece came in that the team has not looked through yet. */
  pieces_new_at: Generated<Date | null>
  /** When the team said that every piece holds. */
  pieces_checked_at: Generated<Date | null>
  /** What the team answered to a new dossier, in a word and a sentence. */
  eligibility_answer: Generated<EligibilityAnswer | null>
  eligibility_sentence: Generated<string | null>
  eligibility_answered_at: Generated<Date | null>
  /** When its client asked for the answer within 24 hours, and when the team was warned that it is due. */
  answer_asked_at: Generated<Date | null>
  answer_warned_at: Generated<Date | null>
  /** What the client brought from the simulator, and what of it was verified with him. */
  simulator_answers: ColumnType<AnswerWords | null, string | null | undefined, string | null>
  answers_settled: Generated<AnswerName[]>
  /** When its client asked to be called; null once the team has called. */
  call_back_at: Generated<Date | null>
  /** Since when a word of its client's waits for the team; null once it is answered or settled. */
  client_waits_since: Generated<Date | null>
  /** When it came into its status, kept by the database: a decision counts once it has left; null where none has since. */
  status_at: Generated<Date | null>
  /** A decision over the owner's amount that waits for a second account, about that version; all four or none. */
  proposed_at: Generated<Date | null>
  proposed_by: Generated<string | null>
  proposed_version: Generated<number | null>
  proposal: ColumnType<ProposedChange | null, string | null | undefined, string | null>
  /** When the team last wrote to its client. */
  team_wrote_at: Generated<Date | null>
  /** When its holder asked for no more reminders. */
  reminders_off_at: Generated<Date | null>
  search_text: ColumnType<string, never, never>
}

/** What the key made: a dossier, a registration or a quote request. */
export interface IdempotencyKeyTable {
  key_hash: string
  request_hash: string
  dossier_id: string | null
  registration_id: string | null
  quote_request_id: string | null
  created_at: Date
}
