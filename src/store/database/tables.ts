import type { Generated } from 'kysely'
import type { DossierStatus } from '~/domain/dossier/dossier'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import type { EmailKind } from '~/domain/email/email'
import type { TelephonyEventKind } from '~/domain/leads/call'
import type { LedgerAccount } from '~/domain/leads/ledger'
import type { Verdict } from '~/domain/reading/verdict'
import type { StatementOccasion } from '~/domain/statements/statement'
import type { AccountTable, PasskeyTable, SessionTable } from '../schema/access'
import type { AidSourceTable, AidTable, AidVersionTable } from '../schema/aids'
import type { AudienceCountTable } from '../schema/audience'
import type { BulkItemTable, BulkRunTable } from '../schema/bulk'
import type { CallTable, CallTranscriptTable, TelephoneNumberTable } from '../schema/calls'
import type { ContentPreviewTable, ContentTable, FormerAddressTable } from '../schema/contents'
import type { DocumentTable, ReadingTable } from '../schema/documents'
import type { AddressCodeTable, DossierTable, IdempotencyKeyTable } from '../schema/dossiers'
import type { EmailTable } from '../schema/emails'
import type { EventTable } from '../schema/events'
import type { InboundMailTable, MailThreadTable, MessageFileTable } from '../schema/inbox'
import type { InvitationTable } from '../schema/invitations'
import type { Json } from '../schema/json'
import type {
  CampaignTable,
  LeadAccountTable,
  LeadDisputeTable,
  LeadInvoiceTable,
  LedgerMovementTable,
} from '../schema/leads'
import type { OfferVersionTable } from '../schema/offer'
import type { AvoirTable, DeliveryPaperTable, InvoiceTable, PaymentTable, QuoteTable } from '../schema/papers'
import type { QuoteDisputeTable, QuoteRequestTable } from '../schema/quote-requests'
import type { RegistrationTable } from '../schema/registrations'
import type { SiteCommentTable, SiteCommentWordTable, SiteRoundTable } from '../schema/site-comments'
import type { SiteDomainTable } from '../schema/site-domains'
import type { SiteQuestionTable } from '../schema/site-questions'
import type {
  SiteAnswerTable,
  SiteCountTable,
  SiteFileTable,
  SiteNoticeTable,
  SitePhotoFileTable,
  SitePhotoTable,
  SiteRequestTable,
  SiteRevisionTable,
  SiteTable,
  SiteVersionTable,
} from '../schema/sites'
import type { TransmissionTable } from '../schema/transmissions'

/** What a mailed link opens, one of the three: an account of the leads offer, the sites of an address, one site alone. */
interface SignedInTo {
  account_id: Generated<string | null>
  email: Generated<string | null>
  site_id: Generated<string | null>
}

interface SignInLinkTable extends SignedInTo {
  token_hash: string
  expires_at: Date
  used_at: Generated<Date | null>
}

interface SignInSessionTable extends SignedInTo {
  token_hash: string
  created_at: Date
}

/** The tables as the queries see them; migrations/ says what the database enforces. */
export interface Tables {
  dossiers: DossierTable
  documents: DocumentTable
  /** `last_at`: when the last one was issued; none is issued before it. */
  invoice_series: { series: string; year: number; last: number; last_at: Date | null }
  /** Numbers that nobody can have any more, each with why. */
  invoice_gaps: { series: string; year: number; sequence: number; reason: string; recorded_at: Date }
  readings: ReadingTable
  /** By slot, with what they were worked out from. */
  dossier_verdicts: {
    dossier_id: string
    basis: string
    verdicts: Json<Partial<Record<DocumentKind, Verdict[]>>>
  }
  bulk_runs: BulkRunTable
  bulk_items: BulkItemTable
  /** Who looks at which dossier, by the stream that told it; it ends with the stream. */
  presences: { stream_id: string; account_id: string; dossier_id: string | null; seen_at: Date }
  email_paragraphs: { id: Generated<number>; kind: string; text: string; account_id: string; at: Date }
  /** Every version of each answer; the newest one counts. */
  ready_answers: {
    id: Generated<number>
    answer: string
    title: string
    text: string
    withdrawn: boolean
    account_id: string
    at: Date
  }
  saved_views: {
    id: string
    account_id: string
    name: string
    shared: boolean
    search: string
    status: DossierStatus | null
    created_at: Date
  }
  dossier_notes: { id: Generated<number>; dossier_id: string; account_id: string; text: string; at: Date }
  invoices: InvoiceTable
  avoirs: AvoirTable
  payments: PaymentTable
  payment_reminders: {
    dossier_id: string
    rank: number
    invoice_number: string
    account_id: string
    sent_at: Date
  }
  events: EventTable
  emails: EmailTable
  idempotency_keys: IdempotencyKeyTable
  registrations: RegistrationTable
  settings: { name: string; value: Json }
  /** Those that ring. */
  alerts: { name: string; since: Date; told_at: Date; detail: string; urgent: Generated<boolean> }
  /** What each copy tried of itself, at its start and every hour. */
  part_trials: { copy: string; part: string; tried_at: Date; failure: string | null }
  /** Of all copies, by the minute, for an hour. */
  answer_counts: { minute: Date; answers: number; failures: number; failed_signatures: Generated<number> }
  audience_counts: AudienceCountTable
  content_previews: ContentPreviewTable
  worker_heartbeats: { worker: string; at: Date }
  login_attempts: { id: Generated<number>; key: string; known: boolean; at: Date }
  founding_secrets: { name: string; fingerprint: string }
  known_certificates: { purpose: 'seal' | 'stamp'; pem: string; noted_at: Generated<Date> }
  statements: {
    rank: number
    made_at: Date
    occasion: StatementOccasion
    sha256: string
    file_key: string
    /** The last line of the journal that it covers; null in those that told everything. */
    lines_until: string | null
  }
  file_marks: { only_one: Generated<boolean>; mark_key: string }
  known_browsers: { token_hash: string; last_login_at: Date }
  accounts: AccountTable
  invitations: InvitationTable
  passkeys: PasskeyTable
  passkey_challenges: { challenge: string; subject: string; expires_at: Date }
  recovery_codes: { account_id: string; code_hash: string; used_at: Date | null }
  sessions: SessionTable
  session_readings: { session_id: string; call: string; day: string }
  budgets: { name: string; key: string; starts_at: Date; ends_at: Date; spent: number }
  /** Dossiers that are gone, so that a restored older copy can lose them again. */
  erasures: { dossier_id: string; erased_at: Date; motive: 'demande' | 'échéance' }
  counters: { name: string; shard: number; n: number }
  contents: ContentTable
  former_addresses: FormerAddressTable
  aids: AidTable
  aid_sources: AidSourceTable
  aid_versions: AidVersionTable
  quotes: QuoteTable
  transmissions: TransmissionTable
  registry_addresses: { hash: string; given_at: Date }
  spent_proofs: { digest: string; expires_at: Date }
  address_codes: AddressCodeTable
  dossier_links: {
    token_hash: string
    dossier_id: string
    email: string
    expires_at: Date
    used_at: Date | null
  }
  sites: SiteTable
  site_versions: SiteVersionTable
  site_revisions: SiteRevisionTable
  site_domains: SiteDomainTable
  site_photos: SitePhotoTable
  site_photo_files: SitePhotoFileTable
  delivery_papers: DeliveryPaperTable
  site_notices: SiteNoticeTable
  site_requests: SiteRequestTable
  site_questions: SiteQuestionTable
  site_counts: SiteCountTable
  offer_versions: OfferVersionTable
  site_comments: SiteCommentTable
  mail_threads: MailThreadTable
  inbound_mails: InboundMailTable
  message_files: MessageFileTable
  site_comment_words: SiteCommentWordTable
  site_rounds: SiteRoundTable
  site_files: SiteFileTable
  /** `after_days` 0: sent by hand. */
  reminders: { dossier_id: string; since: Date; after_days: number; at: Date }
  reminder_stops: { token_hash: string; dossier_id: string }
  /** What left for addresses that have proven nothing; kept a week. */
  recipient_messages: { email_id: string; recipient_hash: string; kind: EmailKind; at: Date }
  piece_turns: {
    work: 'inspect' | 'read'
    document_id: string
    dossier_id: string
    network: string
    queued_at: Date
    taken_at: Generated<Date | null>
    taken_by: Generated<string | null>
  }
  work_done: { work: string; whose: string; window_start: Date; spent_ms: number }
  /** Room kept for uploads that are coming in. */
  upload_reservations: { id: string; bytes: number; expires_at: Date }
  /** Jobs over strangers' bytes that were begun and have not ended in order. */
  job_deaths: { job: string; subject: string; deaths: number; noted_at: Date }
  lead_accounts: LeadAccountTable
  campaigns: CampaignTable
  telephone_numbers: TelephoneNumberTable
  calls: CallTable
  call_transcripts: CallTranscriptTable
  telephony_events: {
    call_id: string
    event: TelephonyEventKind
    at: Date
    received_at: Date
    webhook_id: string
  }
  lead_disputes: LeadDisputeTable
  quote_requests: QuoteRequestTable
  quote_disputes: QuoteDisputeTable
  lead_invoices: LeadInvoiceTable
  /** What each paper of the leads offer bears; a movement is on one paper only. */
  lead_invoice_movements: { movement_id: number; number: string | null }
  ledger_movements: LedgerMovementTable
  ledger_entries: { movement_id: number; account: LedgerAccount; amount_cents: number }
  site_answers: SiteAnswerTable
  sign_in_links: SignInLinkTable
  sign_in_sessions: SignInSessionTable
}
