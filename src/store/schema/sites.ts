import type { ColumnType, Generated } from 'kysely'
import type { DocumentFormat } from '~/domain/dossier/document-format'
import type { KickOffAnswers } from '~/domain/site/site-project'

export interface SiteProjectTable {
  dossier_id: string
  answers: ColumnType<KickOffAnswers, string | undefined, string>
  begun_at: Date
  /** When the client said that all is there; the others are set by the team. */
  sent_at: Generated<Date | null>
  contents_at: Generated<Date | null>
  making_at: Generated<Date | null>
  review_at: Generated<Date | null>
  online_at: Generated<Date | null>
  site_url: Generated<string | null>
  reviewed_at: Generated<Date | null>
  approved: Generated<boolean | null>
  accepted_at: Generated<Date | null>
}

export interface SiteFileTable {
  id: string
  dossier_id: string
  filename: string
  media_type: DocumentFormat
  size: number
  sha256: string
  file_key: string
  uploaded_at: Date
}
