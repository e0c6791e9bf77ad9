import type { Generated } from 'kysely'
import type { Aid, AidOrigin } from '~/domain/aids/aid'
import type { SilenceReason, SourceFinding, SourceOrigin } from '~/domain/aids/aid-source'
import type { Json } from './json'

export interface AidTable {
  id: string
  slug: string
  /** Raised by every change. */
  version: Generated<number>
  origin: AidOrigin
  file_hash: string | null
  /** Its number in the register of aides-entreprises.fr, where it was proposed from there. */
  register_id: string | null
  published: boolean
  name: string
  checked_on: string
  aid: Json<Aid>
  removed_at: Date | null
  created_at: Date
  updated_at: Date
}

/** What is known of where an aid is read: `SourceKnown`, by aid and origin. */
export interface AidSourceTable {
  aid_id: string
  origin: SourceOrigin
  address: string
  asked_at: Date
  status: number | null
  etag: string | null
  whole_at: Date | null
  moved_to: string | null
  read_text: string | null
  seen_text: string | null
  failures: number
  reason: SilenceReason | null
  finding: SourceFinding | null
  found_at: Date | null
  noted: SourceFinding | null
}
