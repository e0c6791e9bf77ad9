import type { ColumnType, Generated } from 'kysely'
import type { ContentKind, ContentOrigin } from '~/domain/content/article'
import type { DocumentFormat } from '~/domain/dossier/document-format'
import type { DocumentFlag, ScanState } from '~/domain/dossier/document-inspection'
import type { DocumentKind } from '~/domain/dossier/document-kind'
import type { DossierStatus, InvoiceStatus } from '~/domain/dossier/dossier'
import type { AidBody, TransmissionState } from '~/domain/dossier/transmission'
import type { Registration, Suspicion } from '~/domain/international/registration'

/** The tables as the queries see them; migrations/ says what the database enforces. */
export interface Tables {
  dossiers: DossierTable
  documents: DocumentTable
  invoice_series: { series: string; year: number; last: number }
  invoices: InvoiceTable
  avoirs: AvoirTable
  events: EventTable
  emails: EmailTable
  idempotency_keys: IdempotencyKeyTable
  registrations: RegistrationTable
  settings: { name: string; value: Json }
  login_attempts: { id: Generated<number>; key: string; known: boolean; at: Date }
  founding_secrets: { name: string; fingerprint: string }
  file_marks: { only_one: Generated<boolean>; mark_key: string }
  known_browsers: { token_hash: string; last_login_at: Date }
  sessions: { token_hash: string; created_at: Date; last_used_at: Date }
  budgets: { name: string; key: string; starts_at: Date; ends_at: Date; spent: number }
  /** Dossiers that are gone, so that a restored older copy can lose them again. */
  erasures: { dossier_id: string; erased_at: Date; motive: 'demande' | 'échéance' }
  counters: { name: string; shard: number; n: number }
  contents: ContentTable
  transmissions: TransmissionTable
  registry_addresses: { hash: string; given_at: Date }
}

/** Written as JSON text, read back parsed. */
export type Json<Read = unknown> = ColumnType<Read, string, string>

interface DossierTable {
  id: string
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
  /** When its purge was last announced, and where the administrator extended it to. */
  retention_notice_at: Generated<Date | null>
  retention_extended_until: Generated<Date | null>
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

interface InvoiceTable {
  number: string
  series: string
  year: number
  sequence: number
  dossier_id: string
  is_test: Generated<boolean>
  company_name: string
  status: Generated<InvoiceStatus>
  motive: 'abandonnée' | null
  amount_ht_cents: number
  amount_tva_cents: number
  amount_ttc_cents: number
  created_at: Date
  /** A day of Europe/Paris, `2026-03-31`. */
  issue_date: string
  signed_at: Date | null
  paper: Json | null
  signature: Json | null
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

interface EventTable {
  id: Generated<number>
  dossier_id: string | null
  type: string
  at: Date
  actor: 'visitor' | 'administrator' | 'system'
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
  kind: string
  recipient: string
  message_id: string
  data: Json<Record<string, unknown>>
  state: Generated<'queued' | 'sent' | 'failed'>
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

/** What the key made: a dossier or a registration. */
interface IdempotencyKeyTable {
  key_hash: string
  request_hash: string
  dossier_id: string | null
  registration_id: string | null
  created_at: Date
}

interface RegistrationTable extends Registration {
  id: string
  /** Why it is kept apart; null for those in the list. */
  suspicion: Suspicion | null
  created_at: Date
  contacted_at: Date | null
  contact_note: Generated<string>
  retention_notice_at: Generated<Date | null>
  search_text: ColumnType<string, never, never>
}
