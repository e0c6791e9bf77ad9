import type { Generated } from 'kysely'
import type { DocumentFormat } from '~/domain/dossier/pieces/document-format'
import type { DocumentFlag, ScanState } from '~/domain/dossier/pieces/document-inspection'
import type { DocumentKind } from '~/domain/dossier/pieces/document-kind'
import type { PaperKind } from '~/domain/reading/paper-kind'

/** A file as it was handed in. */
export interface KeptFileColumns {
  id: string
  filename: string
  media_type: DocumentFormat
  size: number
  /** Of the bytes as given, in hexadecimal. */
  sha256: string
  file_key: string
  uploaded_at: Date
}

export interface DocumentTable extends KeptFileColumns {
  dossier_id: string
  document_type: DocumentKind
  /** What the administrator has ticked of its check list. */
  checked: Generated<string[]>
  /** What was found in it once it was in. */
  flags: Generated<DocumentFlag[]>
  scan: Generated<ScanState>
  inspected_at: Generated<Date | null>
}

export interface ReadingTable {
  document_id: string
  state: 'pending' | 'done' | 'unreadable'
  kind: PaperKind | null
  /** Fields and crops, encrypted to the dossier's recipient. */
  sealed: Buffer | null
  queued_at: Date
  read_at: Date | null
  /** When the holder said that it is the right piece. */
  confirmed_at: Date | null
}
