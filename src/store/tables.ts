import type { ColumnType, Generated } from 'kysely'
import type { Role } from '~/domain/access/permission'
import type { Aid, AidOrigin } from '~/domain/aids/aid'
import type { ContentKind, ContentOrigin } from '~/domain/content/article'
import type { BulkAction, BulkDetails } from '~/domain/dossier/bulk'
import type { DocumentFormat } from '~/domain/dossier/document-format'
import type { DocumentFlag, ScanState } from '~/domain/dossier/document-inspection'
import type { DocumentKind } from '~/domain/dossier/document-kind'
import type { DossierStatus, InvoiceStatus } from '~/domain/dossier/dossier'
import type { EligibilityAnswer } from '~/domain/dossier/queue'
import type { AidBody, TransmissionState } from '~/domain/dossier/transmission'
import type { AnswerName, AnswerWords } from '~/domain/eligibility/answers'
import type { EmailKind, EmailState } from '~/domain/email/email'
import type { CallZone, QuoteTiming, Trade } from '~/domain/international/lead-pricing'
import type { Registration, Suspicion } from '~/domain/international/registration'
import type { RefusalMotive } from '~/domain/invoice/avoir-motive'
import type { FrozenTerms } from '~/domain/invoice/frozen-terms'
import type { Payee, Payer } from '~/domain/invoice/settlement'
import type { StatementOccasion } from '~/domain/invoice/statement'
import type { StoredSignature } from '~/domain/invoice/stored-signature'
import type { AccountActor, ActorKind } from '~/domain/journal/actor'
import type { EventType } from '~/domain/journal/event'
import type { CallReason, TelephonyEventKind } from '~/domain/leads/call'
import type { DisputeReason } from '~/domain/leads/dispute'
import type { LedgerAccount, MovementKind } from '~/domain/leads/ledger'
import type { OpeningHours } from '~/domain/leads/opening-hours'
import type { RequestCheck } from '~/domain/quote-requests/qualification'
import type { QualifierWord } from '~/domain/quote-requests/qualifier-word'
import type { QuoteDisputeReason } from '~/domain/quote-requests/quote-dispute'
import type { QuoteRequestState } from '~/domain/quote-requests/quote-request'
import type { WantedTrade } from '~/domain/quote-requests/wanted-trade'
import type { PaperKind } from '~/domain/reading/paper-kind'
import type { Verdict } from '~/domain/reading/verdicts'
import type { RefusalCode } from '~/domain/refusal'
import type { KickOffAnswers } from '~/domain/site/site-project'

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
  alerts: { name: string; since: Date; told_at: Date; detail: string }
  /** Of all copies, by the minute, for an hour. */
  answer_counts: { minute: Date; answers: number; failures: number }
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
  aids: AidTable
  aid_versions: AidVersionTable
  quotes: QuoteTable
  transmissions: TransmissionTable
  registry_addresses: { hash: string; given_at: Date }
  /** Jobs over strangers' bytes that were begun and have not ended in order. */
  spent_proofs: { digest: string; expires_at: Date }
  address_codes: AddressCodeTable
  dossier_links: {
    token_hash: string
    dossier_id: string
    email: string
    expires_at: Date
    used_at: Date | null
  }
  site_projects: SiteProjectTable
  site_files: SiteFileTable
  /** `after_days` 0: sent by hand. */
  reminders: { dossier_id: string; since: Date; after_days: number; at: Date }
  reminder_stops: { token_hash: string; dossier_id: string }
  /** What left for addresses that have proven nothing; kept a week. */
  recipient_messages: { email_id: string; recipient_hash: string; kind: EmailKind; at: Date }
  /** Room kept for uploads that are coming in. */
  upload_reservations: { id: string; bytes: number; expires_at: Date }
  job_deaths: { job: string; subject: string; deaths: number; noted_at: Date }
  lead_accounts: LeadAccountTable
  campaigns: CampaignTable
  telephone_numbers: TelephoneNumberTable
  calls: CallTable
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
  lead_invoice_movements: { movement_id: number; number: string }
  ledger_movements: LedgerMovementTable
  ledger_entries: { movement_id: number; account: LedgerAccount; amount_cents: number }
  client_links: { token_hash: string; account_id: string; expires_at: Date; used_at: Generated<Date | null> }
  client_sessions: { token_hash: string; account_id: string; created_at: Date }
}

interface AccountTable {
  id: string
  name: string
  /** Null for the account of the master password alone. */
  email: string | null
  role: Role
  /** Argon2id, PHC string; with it goes the second factor, encrypted to the files key. */
  password_hash: string | null
  totp_secret: string | null
  /** The step of the last code that was used (RFC 6238). */
  totp_last_step: Generated<number>
  created_at: Generated<Date>
  removed_at: Date | null
}

interface InvitationTable {
  id: string
  name: string
  email: string
  role: Role
  /** Each message that carries it has a token of its own: none lies in clear. */
  token_hashes: string[]
  /** Offered while a password is chosen, encrypted to the files key. */
  totp_secret: string | null
  invited_by: string
  created_at: Date
  expires_at: Date
  /** Taken up or taken back. */
  ended_at: Date | null
}

interface PasskeyTable {
  credential_id: string
  account_id: string
  name: string
  public_key: Buffer
  counter: number
  created_at: Date
  last_used_at: Date | null
}

interface SessionTable {
  token_hash: string
  id: Generated<string>
  account_id: Generated<string>
  created_at: Date
  last_used_at: Date
  ip: Generated<string>
  user_agent: Generated<string>
}

interface QuoteTable {
  /** `DEV-2026-00001`. */
  number: string
  dossier_id: string
  issued_at: Date
  valid_until: Date
  paper: Json
  /** When the client said that the aid was agreed to. */
  agreed_at: Date | null
}

interface AidTable {
  id: string
  slug: string
  /** Raised by every change. */
  version: Generated<number>
  origin: AidOrigin
  file_hash: string | null
  published: boolean
  name: string
  checked_on: string
  aid: Json<Aid>
  removed_at: Date | null
  created_at: Date
  updated_at: Date
}

interface AidVersionTable {
  aid_id: string
  version: number
  published: boolean
  aid: Json<Aid>
  written_at: Date
  /** An account; null for what its file or an import said. */
  written_by: string | null
}

/** Written as JSON text, read back parsed. */
export type Json<Read = unknown> = ColumnType<Read, string, string>

/** A six-digit code that one message carried, as a digest. */
interface AddressCodeTable {
  email_id: string
  /** Of a dossier or of a quote request. */
  dossier_id: string | null
  quote_request_id: string | null
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

interface DossierTable {
  id: string
  /** What its holder's addresses and calls name it by: the id, until somebody proves its e-mail address by a link. */
  holder_id: Generated<string>
  /** When somebody showed that messages to `email` reach them; a new address begins again. */
  email_proven_at: Generated<Date | null>
  /** When somebody there said « Ce n'est pas moi »: nothing more is sent. */
  email_disowned_at: Generated<Date | null>
  /** When a code was last typed. */
  code_confirmed_at: Generated<Date | null>
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

interface DocumentTable {
  id: string
  dossier_id: string
  document_type: DocumentKind
  filename: string
  media_type: DocumentFormat
  size: number
  /** Of the bytes as given, in hexadecimal. */
  sha256: string
  file_key: string
  uploaded_at: Date
  /** What the administrator has ticked of its check list. */
  checked: Generated<string[]>
  /** What was found in it once it was in. */
  flags: Generated<DocumentFlag[]>
  scan: Generated<ScanState>
  inspected_at: Generated<Date | null>
}

interface ReadingTable {
  document_id: string
  state: 'pending' | 'done' | 'unreadable'
  kind: PaperKind | null
  /** Fields and crops, encrypted to the dossier's recipient. */
  sealed: Buffer | null
  queued_at: Date
  read_at: Date | null
  /** When the holder said that it is the right piece. */
  confirmed_at: Date | null
}

interface BulkRunTable {
  id: string
  action: BulkAction
  details: Json<BulkDetails>
  /** The account with its address and browser, as the journal's lines of the run name it. */
  asked_by: Json<AccountActor>
  account_id: string
  total: number
  created_at: Date
  starts_at: Date
  cancelled_at: Date | null
  finished_at: Date | null
}

interface BulkItemTable {
  run_id: string
  dossier_id: string
  state: Generated<'waiting' | 'started' | 'done' | 'left'>
  started_at: Date | null
  /** Why nothing was done to it. */
  because: RefusalCode | null
}

interface InvoiceTable {
  /** The reference until the signature, the number from then on. */
  number: string
  /** `PROJET-…`, kept beside the number; null for what was signed before there were references. */
  reference: string | null
  series: string
  /** Both null until the signature. */
  year: number | null
  sequence: number | null
  dossier_id: string
  is_test: Generated<boolean>
  company_name: string
  status: Generated<InvoiceStatus>
  amount_ht_cents: number
  amount_tva_cents: number
  amount_ttc_cents: number
  created_at: Date
  /** A day of Europe/Paris, `2026-03-31`. */
  issue_date: string
  signed_at: Date | null
  /** Seller and lines as they were when the draft was made; null in drafts older than that. */
  frozen: Json<FrozenTerms> | null
  paper: Json | null
  signature: Json<StoredSignature> | null
  pdf_key: string | null
  pdf_size: number | null
  pdf_sha256: string | null
  search_text: ColumnType<string, never, never>
}

interface AvoirTable {
  number: string
  series: string
  year: number
  sequence: number
  invoice_number: string
  dossier_id: string
  company_name: string
  amount_ht_cents: number
  amount_tva_cents: number
  amount_ttc_cents: number
  issued_at: Date
  /** A day of Europe/Paris, `2026-03-31`. */
  issue_date: string
  paper: Json
  pdf_key: string
  pdf_size: number
  pdf_sha256: string
  /** PAdES baseline level. */
  seal: 'B' | 'T'
}

interface LeadInvoiceTable {
  number: string
  series: string
  year: number
  sequence: number
  account_id: string
  /** What was delivered or credited in it, `2026-10`, by the clock of Paris. */
  month: string
  /** The invoice that an avoir corrects; null for an invoice. */
  cancels: string | null
  company_name: string
  amount_ht_cents: number
  amount_tva_cents: number
  amount_ttc_cents: number
  vat_basis_points: number
  issued_at: Date
  /** A day of Europe/Paris, `2026-03-31`. */
  issue_date: string
  paper: Json
  pdf_key: string
  pdf_size: number
  pdf_sha256: string
  /** PAdES baseline level. */
  seal: 'B' | 'T'
}

interface SiteProjectTable {
  dossier_id: string
  answers: ColumnType<KickOffAnswers, string | undefined, string>
  begun_at: Date
  /** When the client said that all is there; the others are set by the team. */
  sent_at: Generated<Date | null>
  contents_at: Generated<Date | null>
  making_at: Generated<Date | null>
  review_at: Generated<Date | null>
  online_at: Generated<Date | null>
  site_url: Generated<string | null>
  reviewed_at: Generated<Date | null>
  approved: Generated<boolean | null>
  accepted_at: Generated<Date | null>
}

interface SiteFileTable {
  id: string
  dossier_id: string
  filename: string
  media_type: DocumentFormat
  size: number
  sha256: string
  file_key: string
  uploaded_at: Date
}

interface PaymentTable {
  /** From 1, without a gap. */
  id: number
  invoice_number: string
  dossier_id: string
  /** Below zero: it went back, or corrects an earlier line. */
  amount_cents: number
  /** A day of Europe/Paris, `2026-03-31`. */
  paid_on: string
  payer: Payer
  reference: string
  account_id: string | null
  recorded_at: Date
}

interface EventTable {
  id: Generated<number>
  dossier_id: string | null
  type: EventType
  at: Date
  actor: ActorKind
  /** Of an administrator's line; null for lines of before, and for a sign-in that was refused. */
  account_id: string | null
  ip: string | null
  user_agent: string | null
  data: Json<Record<string, unknown>>
  /** Place in the dossier's chain, from 1; null for a line about no dossier. */
  rank: number | null
  /** Digest and salt of each personal datum; the values stand in ip, user_agent and data. */
  personal: Json<Record<string, { digest: string; salt: string | null }>>
  previous: string | null
  hash: string | null
}

interface EmailTable {
  id: string
  dossier_id: string | null
  registration_id: string | null
  quote_request_id: string | null
  kind: EmailKind
  recipient: string
  message_id: string
  data: Json<Record<string, unknown>>
  state: Generated<EmailState>
  attempts: Generated<number>
  last_error: string | null
  created_at: Date
  sent_at: Date | null
}

interface TransmissionTable {
  id: string
  dossier_id: string
  /** How often the dossier had been handed in by then, from 1. */
  round: number
  body: string
  body_name: string
  channel: AidBody['channel'] | 'manual'
  state: TransmissionState
  attempts: Generated<number>
  last_error: string | null
  receipt: Json<Record<string, unknown>> | null
  note: string | null
  message_id: string
  link_token: string | null
  link_hash: string | null
  link_expires_at: Date | null
  /** Of the network that reads the link, as a digest; nobody else may from then on. */
  link_reader: Generated<string | null>
  /** Until when it may read again. */
  link_window_ends_at: Generated<Date | null>
  link_code_tries: Generated<number>
  elsewhere_told_at: Generated<Date | null>
  /** A person let it go, whatever its address and its pieces. */
  released: Generated<boolean>
  created_at: Date
  sent_at: Date | null
  settled_at: Date | null
}

interface ContentTable {
  id: string
  kind: ContentKind
  slug: string
  /** Raised by every change, so that two administrators never overwrite one another. */
  version: Generated<number>
  title: string
  /** Of a landing page; empty for an article, whose title stands there. */
  h1: Generated<string>
  excerpt: Generated<string>
  meta_description: Generated<string>
  keywords: Generated<string[]>
  city: string | null
  /** As typed: Markdown or HTML. */
  source: string
  /** What the source becomes, sanitised when written. */
  html: string
  published: boolean
  origin: ContentOrigin
  /** SHA-256 of the file that the row was last loaded from. */
  file_hash: string | null
  /** Kept as a mark, so that its file does not bring it back at the next start. */
  removed_at: Date | null
  created_at: Date
  updated_at: Date
  search_text: ColumnType<string, never, never>
}

/** What the key made: a dossier, a registration or a quote request. */
interface IdempotencyKeyTable {
  key_hash: string
  request_hash: string
  dossier_id: string | null
  registration_id: string | null
  quote_request_id: string | null
  created_at: Date
}

interface RegistrationTable extends Registration {
  id: string
  /** Why it is kept apart; null for those in the list. */
  suspicion: Suspicion | null
  created_at: Date
  contacted_at: Date | null
  contact_note: Generated<string>
  retention_told_at: Generated<Date | null>
  retention_notice_at: Generated<Date | null>
  search_text: ColumnType<string, never, never>
}

interface VatCheck {
  valid: boolean
  name: string | null
  address: string | null
  consultation: string | null
}

interface LeadAccountTable {
  id: string
  registration_id: string | null
  company_name: string
  contact_name: string
  email: string
  phone: string
  address: string
  /** ISO 3166-1, two letters. */
  country: string
  vat_number: string | null
  vat_confirmed_at: Date | null
  vat_confirmed_by: Generated<'register' | 'team' | null>
  /** What the Union's register last said of the number, and when. */
  vat_checked_at: Generated<Date | null>
  vat_check: ColumnType<VatCheck | null, string | null | undefined, string | null>
  time_zone: string
  /** What can be spent, TTC; the ledger's entries add up to it. */
  available_cents: Generated<number>
  /** What calls under way may cost, TTC. */
  held_cents: Generated<number>
  low_balance_told_at: Generated<Date | null>
  created_at: Date
  closed_at: Generated<Date | null>
}

interface CampaignTable {
  id: string
  account_id: string
  name: string
  zone: CallZone
  trade: Trade
  /** Of one billed call, HT. */
  price_cents: number
  time_zone: string
  hours: Json<OpeningHours[]>
  daily_cap: number
  ring: string
  paused: Generated<boolean>
  version: Generated<number>
  created_at: Date
}

interface TelephoneNumberTable {
  number: string
  campaign_id: string | null
  /** The page or town that shows it. */
  source: string | null
  assigned_at: Date | null
  quarantined_until: Date | null
  added_at: Date
}

/** `held`: routed, its price kept apart; `open`: routed for nothing, or not at all. */
export type CallState = 'open' | 'held' | 'billed' | 'unbilled' | 'credited'

interface CallTable {
  id: string
  campaign_id: string | null
  account_id: string | null
  number: string
  source: string | null
  /** E.164; null where the caller hid it. */
  caller: string | null
  /** Why it costs nothing whatever its length; known when it was routed. */
  free: 'hidden-number' | 'duplicate-caller' | null
  started_at: Date | null
  answered_at: Date | null
  ended_at: Date | null
  /** Where it rang; null where it was not routed. */
  route: string | null
  reason: CallReason | null
  net_cents: Generated<number>
  vat_cents: Generated<number>
  state: Generated<CallState>
  length_ms: number | null
  flagged: Generated<boolean>
  settled_at: Date | null
  created_at: Date
}

interface LeadDisputeTable {
  call_id: string
  reason: DisputeReason
  words: Generated<string>
  opened_at: Date
  answer_before: Date
  decided_at: Generated<Date | null>
  credited: Generated<boolean | null>
  sentence: Generated<string | null>
}

interface LedgerMovementTable {
  id: Generated<number>
  account_id: string
  kind: MovementKind
  key: string
  at: Date
  call_id: Generated<string | null>
  quote_request_id: Generated<string | null>
  note: Generated<string>
}

interface QuoteDisputeTable {
  quote_request_id: string
  reason: QuoteDisputeReason
  /** The client's. */
  words: Generated<string>
  /** The asker's answer. */
  asker_words: Generated<string | null>
  opened_at: Date
  answer_before: Date
  decided_at: Generated<Date | null>
  credited: Generated<boolean | null>
  sentence: Generated<string | null>
}

interface QuoteRequestTable {
  id: string
  /** What the asker's page and calls name it by; nobody else sees it. */
  holder_id: string
  wanted: WantedTrade
  trade: Trade
  zone: CallZone
  country: string
  postal_code: string
  town: string
  timing: QuoteTiming
  project: string
  name: string
  email: string
  phone: string
  /** E.164, where the telephone could be read as a number. */
  phone_number: string | null
  consent_text: string
  consented_at: Date
  suspicion: Suspicion | null
  state: QuoteRequestState
  /** What clients read before they pay; null: nothing of the text can be shown surely. */
  shown_project: Generated<string | null>
  checks: ColumnType<RequestCheck[], string | undefined, string>
  qualifier: ColumnType<QualifierWord | null, string | null | undefined, string | null>
  /** What unlocking it costs, HT. */
  price_cents: number
  /** Who unlocked it. */
  account_id: Generated<string | null>
  net_cents: Generated<number>
  vat_cents: Generated<number>
  created_at: Date
  proven_at: Generated<Date | null>
  offered_at: Generated<Date | null>
  unlocked_at: Generated<Date | null>
  withdrawn_at: Generated<Date | null>
  retention_notice_at: Generated<Date | null>
  /** When the team was told that its notice could not be delivered. */
  retention_told_at: Generated<Date | null>
  /** Its person is gone; the figure of a paid one stays. */
  purged_at: Generated<Date | null>
}
