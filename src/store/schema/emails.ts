import type { ColumnType, Generated } from 'kysely'
import type { EmailKind } from '~/domain/email/email'
import type { EmailState } from '~/domain/email/email-state'
import type { BounceKind } from '~/domain/inbox/delivery-report'
import type { Json } from './json'

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
