import type { SourceFinding, SourceOrigin } from '../aids/aid-source'
import type { ContentKind } from '../content/article'
import type { DossierStatus } from '../dossier/dossier'
import type { BulkAction } from '../dossier/lists/bulk'
import type { DocumentKind } from '../dossier/pieces/document-kind'
import type { AvoirMotive } from '../invoice/avoir-motive'

export type NoData = Record<never, never>

export interface LeadAccount {
  /** Id of a client of the leads offer. */
  lead_account: string
}

export interface SavedViewEvent {
  /** Id of a filter that was kept under a name. */
  view: string
  /** Whether the whole team sees it. */
  shared: boolean
}

export interface BulkEvent {
  bulk_action: BulkAction
  /** How many it is about. */
  dossiers: number
}

export interface QuoteRequestEvent {
  /** Id of a request for a quote. */
  quote_request: string
}

/** Who said « Je continue »: the client, the team for him, or his payment. */
export type ContinuationWord = 'client' | 'team' | 'payment'

export const CONTINUATION_WORDS: Record<ContinuationWord, string> = {
  client: 'le client',
  team: 'l’équipe, pour le client',
  payment: 'le règlement du client',
}

export interface Transfer {
  transfer: 'top-up' | 'refund'
  amount_cents: number
  reference: string
}

export interface TelephoneNumber {
  /** E.164, one of ours. */
  telephone: string
}

export interface Piece {
  document_type: DocumentKind
}

export interface UploadedPiece extends Piece {
  /** An account put it in for the client. */
  on_behalf?: boolean
  sha256: string
  /** Bytes. */
  size: number
}

export interface Sealed {
  number: string
  pdf_sha256: string
  /** PAdES baseline level. */
  seal: 'B' | 'T'
  /** Why a time stamp that was asked for is missing. */
  seal_warning: string | null
}

export interface Registration {
  registration_id: string
}

export interface Content {
  content_kind: ContentKind
  content_id: string
  slug: string
}

export interface PublicAid {
  aid_id: string
  slug: string
}

export interface AidSourceFound {
  source: SourceOrigin
  finding: SourceFinding
}

export interface Transmission {
  /** The aid body's id in AID_BODIES_FILE. */
  body: string
}

export interface StatusChange {
  from: DossierStatus
  to: DossierStatus
  /** The name of the account that proposed what this one confirmed. */
  proposed_by?: string
  /** Of a refusal; missing from lines of before there were motives. */
  motive?: AvoirMotive
  /** Of an acceptance: what was granted, by whom, and when it was decided. */
  amount_cents?: number
  granted_by?: string
  decided_on?: string
}
