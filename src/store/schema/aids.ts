import type { Generated } from 'kysely'
import type { Aid, AidOrigin } from '~/domain/aids/aid'
import type { Json } from './json'

export interface AidTable {
  id: string
  slug: string
  /** Raised by every change. */
  version: Generated<number>
  origin: AidOrigin
  file_hash: string | null
  published: boolean
  name: string
  checked_on: string
  aid: Json<Aid>
  removed_at: Date | null
  created_at: Date
  updated_at: Date
}
