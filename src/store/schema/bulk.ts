import type { Generated } from 'kysely'
import type { BulkAction } from '~/domain/dossier/lists/bulk'
import type { BulkDetails } from '~/domain/dossier/lists/bulk-details'
import type { AccountActor } from '~/domain/journal/actor'
import type { Json } from './json'

export interface BulkRunTable {
  id: string
  action: BulkAction
  details: Json<BulkDetails>
  /** The account with its address and browser, as the journal's lines of the run name it. */
  asked_by: Json<AccountActor>
  account_id: string
  total: number
  created_at: Date
  starts_at: Date
  cancelled_at: Date | null
  finished_at: Date | null
}

export interface BulkItemTable {
  run_id: string
  dossier_id: string
  state: Generated<'waiting' | 'started' | 'done' | 'left'>
  started_at: Date | null
  /** Why nothing was done to it: the refusal's own sentence, or its code where that says it all. */
  because: string | null
}
