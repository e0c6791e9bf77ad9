import { startChild } from './gateways/child-process/child-process'
import type { PaperOrder } from './invoicing/paper-renderers'
import { type DrawnPaper, type PdfRenderer, pdfRendererIn } from './invoicing/pdf-renderer'

/**
 * The paper of a dossier with a year of events takes seconds: only what never ends is ended. Behind visitors, but not behind everybody: at
 * 19 a busy machine leaves it nothing, and who signs waits.
 */
const BOUNDS = { deadlineMs: 120_000, memoryBytes: 1024 * 1024 * 1024, niceness: 10, warm: true } as const

/** Draws in a process that is started by the first paper and stays. */
export const childPdfRenderer = (program = 'pdf-renderer-program'): PdfRenderer =>
  pdfRendererIn(startChild<PaperOrder, DrawnPaper>(program, BOUNDS))
