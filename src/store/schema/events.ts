import type { Generated } from 'kysely'
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
