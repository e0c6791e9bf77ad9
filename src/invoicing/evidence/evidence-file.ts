import type { InvoicePaper, SignatureBlock } from '~/domain/invoice/invoice'
import type { EvidenceEvent } from '~/domain/journal/evidence'

/** What proves the signature of one invoice, as the ZIP of its dossier holds it. */
export interface Evidence {
  paper: InvoicePaper
  signature: SignatureBlock
  /** SHA-256 of the sealed PDF, hexadecimal. */
  sealed_sha256: string
  /** `T` with a time stamp; else `warning` says why one that was asked for is missing. */
  seal_level: 'B' | 'T'
  seal_warning: string | null
  /** PEM. */
  certificate: string
  /** The chained journal, oldest first. */
  events: EvidenceEvent[]
  exported_at: Date
}
