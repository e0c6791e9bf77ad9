import type { Generated } from 'kysely'
import type { AidBody, TransmissionState } from '~/domain/dossier/transmission'
import type { Json } from './json'

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
