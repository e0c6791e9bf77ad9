import type { DossierStatus } from '../dossier'

/** What a list of the administration lets through, whatever a page of it shows. */
export interface ListFilter<Status> {
  search: string
  /** Null: every status. */
  status: Status | null
}

export type DossierFilter = ListFilter<DossierStatus>
