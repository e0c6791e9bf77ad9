import type { DocumentFormat } from '~/domain/dossier/pieces/document-format'
import type { DocumentFlag } from '~/domain/dossier/pieces/document-inspection'
import { startChild } from '../child-process/child-process'

export interface InspectionOrder {
  mediaType: DocumentFormat
  bytes: Uint8Array
}

/** Looks inside a piece of a stranger's (specification D3). */
export interface PieceInspector {
  /** @throws ChildDied when the piece ended the process that looked at it */
  inspect: (mediaType: DocumentFormat, bytes: Uint8Array) => Promise<DocumentFlag[]>
  stop: () => Promise<void>
}

/** Looks in the thread that asks: enough from source, in development and in tests of other things. Loaded at the first piece. */
export const directInspector: PieceInspector = {
  inspect: async (...order) => (await import('./inspect-bytes')).inspectBytes(...order),
  stop: async () => {},
}

/** On a busy machine it gets a tenth of a processor: nobody waits for it. */
const BOUNDS = { deadlineMs: 5_000, memoryBytes: 768 * 1024 * 1024, niceness: 10 }

/** Looks in a child process, five seconds at most. */
export function childInspector(): PieceInspector {
  const child = startChild<InspectionOrder, DocumentFlag[]>(
    'gateways/piece-inspector/inspector-program',
    BOUNDS,
  )
  return { inspect: (mediaType, bytes) => child.run({ mediaType, bytes }), stop: child.stop }
}
