/**
 * What moved in journal and register until one moment, sealed and kept elsewhere (specification B5): what is cut
 * off or written anew later, consistently, can be told from it alone. Those of format 1 told everything that stood.
 */
export interface Statement {
  format: 1 | 2
  rank: number
  /** SHA-256 of the sealed statement before; null in the first. */
  previous: string | null
  made_at: string
  occasion: StatementOccasion
  series: { series: string; year: number; last: number; gaps: number }[]
  /** Invoices and avoirs that were issued meanwhile: number and SHA-256 of the file. */
  papers: [number: string, pdf_sha256: string][]
  /** The last line of each dossier's journal that went on. */
  chains: [dossier: string, rank: number, hash: string][]
  /** The last line of the administration's journal; null while it has none. */
  administration: [rank: number, hash: string] | null
  /** SHA-256 fingerprints of the certificates that papers are judged by. */
  certificates: string[]
}

export type StatementOccasion = 'day' | 'backup'

/** What makes a statement useless: it is gone, unreadable, not under our seal, or does not follow the one before. */
export type StatementReason = 'missing' | 'unreadable' | 'not-sealed' | 'not-after-the-one-before'
