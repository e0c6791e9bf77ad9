import type { ColumnType, Generated } from 'kysely'
import type { CallZone, Trade } from '~/domain/international/lead-pricing'
import type { Suspicion } from '~/domain/international/registration'
import type { QualifierWord } from '~/domain/quote-requests/qualifier-word'
import type { RequestCheck } from '~/domain/quote-requests/qualify'
import type { QuoteDisputeReason } from '~/domain/quote-requests/quote-dispute'
import type { QuoteRequest, QuoteRequestState } from '~/domain/quote-requests/quote-request'
import type { DisputeColumns } from './leads'

export interface QuoteDisputeTable extends DisputeColumns<QuoteDisputeReason> {
  quote_request_id: string
  /** The asker's answer. */
  asker_words: Generated<string | null>
}

export interface QuoteRequestTable extends QuoteRequest {
  id: string
  /** What the asker's page and calls name it by; nobody else sees it. */
  holder_id: string
  trade: Trade
  zone: CallZone
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
