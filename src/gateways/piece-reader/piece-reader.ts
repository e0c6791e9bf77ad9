import type { DocumentFormat } from '~/domain/dossier/pieces/document-format'
import type { FieldName } from '~/domain/reading/read-field'
import type { PaperReading } from '~/domain/reading/read-paper'
import { startChild } from '../child-process/child-process'

/** What became of one piece. */
export interface ReadPiece extends PaperReading {
  /** The part of the picture where a field was read, as JPEG in base64. */
  crops: Partial<Record<FieldName, string>>
}

export interface ReadingOrder {
  format: DocumentFormat
  bytes: Uint8Array
}

/** Reads pieces, on this machine alone. */
export interface PieceReader {
  /**
   * @returns null for a piece that is damaged or no picture at all
   * @throws ChildDied when the piece ended the process that read it
   * @throws Error when no process could start, or it was stopped
   */
  read: (format: DocumentFormat, bytes: Uint8Array) => Promise<ReadPiece | null>
  stop: () => Promise<void>
}

/**
 * A photo takes one to five seconds and half a gigabyte (docs/operations.md). Where processors are short, visitors go
 * before papers; lower still, a busy machine would never read one.
 */
const BOUNDS = { deadlineMs: 30_000, memoryBytes: 1_200 * 1024 * 1024, niceness: 5 }

/** Reads in a child process, one piece at a time. */
export function childReader(): PieceReader {
  const child = startChild<ReadingOrder, ReadPiece | null>('gateways/piece-reader/reader-program', BOUNDS)
  return { read: (format, bytes) => child.run({ format, bytes }), stop: child.stop }
}
