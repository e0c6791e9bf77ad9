import type { Generated } from 'kysely'
import type { CallZone, Trade } from '~/domain/international/lead-pricing'
import type { CallReason } from '~/domain/leads/call-reasons'
import type { Qualification } from '~/domain/leads/qualification'
import type { ModelWord } from '~/domain/leads/transcript'
import type { TranscriptRule } from '~/domain/leads/transcript-rule'

export interface TelephoneNumberTable {
  number: string
  campaign_id: string | null
  /** The page or town that shows it. */
  source: string | null
  assigned_at: Date | null
  quarantined_until: Date | null
  /** Whether its carrier writes down what is said, and sends it. */
  transcribed: Generated<boolean>
  added_at: Date
}

/** `held`: routed, its price kept apart; `open`: routed for nothing, or not at all. */
export type CallState = 'open' | 'held' | 'billed' | 'unbilled' | 'credited'

export interface CallTable {
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
  /** Those of its campaign when it was routed, for ever; null where it was not. */
  zone: CallZone | null
  trade: Trade | null
  price_cents: number | null
  reason: CallReason | null
  net_cents: Generated<number>
  vat_cents: Generated<number>
  state: Generated<CallState>
  length_ms: number | null
  flagged: Generated<boolean>
  settled_at: Date | null
  /** Whether its number's carrier sends transcripts, as it was when it rang. */
  transcribed: Generated<boolean>
  qualified_by: Qualification | null
  created_at: Date
}

export interface CallTranscriptTable {
  call_id: string
  /** The text, encrypted to the files key. */
  sealed: string
  at: Date
  received_at: Date
  webhook_id: string
  finding: TranscriptRule | null
  model_word: ModelWord | null
  delete_after: Date
}
