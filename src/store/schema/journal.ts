import type { ColumnType, Generated } from 'kysely'
import type { AidBody, TransmissionState } from '~/domain/dossier/transmission'
import type { EmailKind, EmailState } from '~/domain/email/email'
import type { BounceKind } from '~/domain/inbox/delivery-report'
import type { ActorKind } from '~/domain/journal/actor'
import type { EventType } from '~/domain/journal/event'
import type { Json } from './json'

export interface EventTable {
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

export interface EmailTable {
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
  /** Under which address it comes back, where one is read (INBOX_URL). */
  return_token: Generated<string | null>
  /** What a report said of it; null: nothing came back, or it arrived after all. */
  bounce: Generated<BounceKind | null>
  /** Of RFC 3463. */
  bounce_status: Generated<string | null>
  bounced_at: Generated<Date | null>
  /** Who brought it, until it has left: a network, an account or the clock; null where it waits for nobody's turn. */
  whose: ColumnType<string | null, string | null | undefined, string | null>
}

export interface TransmissionTable {
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
  /** Where it stood when its dossier ended it, or handed in again; and by which decision, if that can still be undone. */
  ended_from: Generated<TransmissionState | null>
  ended_by: Generated<string | null>
  /** A person let it go, whatever its address and its pieces. */
  released: Generated<boolean>
  created_at: Date
  sent_at: Date | null
  settled_at: Date | null
}
