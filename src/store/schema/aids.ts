import type { Generated } from 'kysely'
import type { Aid, AidOrigin } from '~/domain/aids/aid'
import type { SourceKnown, SourceOrigin } from '~/domain/aids/aid-source'
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

/** What is known of where an aid is read, by aid and origin. */
export interface AidSourceTable extends SourceKnown {
  aid_id: string
  origin: SourceOrigin
}

export interface AidVersionTable {
  aid_id: string
  version: number
  published: boolean
  aid: Json<Aid>
  written_at: Date
  /** An account; null for what its file or an import said. */
  written_by: string | null
}
