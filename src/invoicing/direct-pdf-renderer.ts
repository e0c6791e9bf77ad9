import { paperRenderers } from './paper-renderers'
import type { PdfRenderer } from './pdf-renderer'

/** Draws in the thread that asks: enough from source, in development and in tests. */
export const directPdfRenderer: PdfRenderer = { ...paperRenderers, stop: async () => {} }
