import type { Generated } from 'kysely'
import type { MessageSide } from '~/domain/dossier/messages'
import type { DocumentFlag, ScanState } from '~/domain/dossier/pieces/document-inspection'
import type { ApartReason } from '~/domain/inbox/apart-reason'
import type { MailState } from '~/domain/inbox/mail-state'
import type { MailThreadKind } from '~/domain/inbox/mail-thread'
import type { KeptFileColumns } from './documents'

export interface MailThreadTable {
  token_hash: string
  kind: MailThreadKind
  dossier_id: string | null
  site_id: string | null
  number: number | null
}

export interface InboundMailTable {
  id: string
  /** With its UIDVALIDITY. */
  mailbox: string
  uid: number
  /** Of Message-ID and body; null for a copy. */
  digest: string | null
  received_at: Date
  read_at: Date
  state: MailState
  /** Why it waits; null where it stands in a thread. */
  reason: ApartReason | null
  /** What the thread said that refused it. */
  detail: string | null
  /** Where it stands, or seems to belong. */
  dossier_id: string | null
  site_id: string | null
  /** Of what waits to be sorted alone, as long as it does and a month longer. */
  sender: string | null
  sender_name: string | null
  subject: string | null
  text: string | null
  /** Names of files that are no pieces could be, and stay in the mailbox. */
  left_files: Generated<string[]>
  settled_at: Generated<Date | null>
  settled_by: Generated<string | null>
}

export interface MessageFileTable extends KeptFileColumns {
  /** Of a message in its thread; null while its mail waits to be sorted. */
  dossier_id: string | null
  mail_id: string | null
  side: MessageSide
  /** When its message was written, which tells it from the others. */
  written_at: Date | null
  /** Whether it is encrypted to the key of its dossier; else to that of the installation. */
  dossier_key: boolean
  scan: ScanState
  flags: Generated<DocumentFlag[]>
  inspected_at: Generated<Date | null>
}
