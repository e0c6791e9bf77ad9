import { messageOf } from '~/domain/error'
import { PartMissing } from '~/domain/part-missing'
import type { PaperOrder, PaperRenderers } from './paper-renderers'

/** Draws papers: an invoice or avoir, the evidence of a signature, the summary of a dossier. */
export interface PdfRenderer extends PaperRenderers {
  stop: () => Promise<void>
}

/** The paper could not be drawn: its process died, or a part of the program is missing, which its cause then says. */
export class PdfRendererFailure extends Error {}

/** What a process that draws answers; what went wrong is told with its stack. */
export type DrawnPaper = { pdf: Uint8Array } | { error: string; missing: boolean }

/** Draws one paper after another, away from the thread that serves visitors. */
interface PaperProcess {
  run: (order: PaperOrder) => Promise<DrawnPaper>
  stop: () => Promise<void>
}

/**
 * Draws in a process that stands behind visitors, so that neither the 30 ms a paper takes nor its garbage hold up a
 * visitor. When the process dies, what it was drawing is refused, which leaves nothing signed.
 */
export function pdfRendererIn(papers: PaperProcess): PdfRenderer {
  async function order(what: PaperOrder): Promise<Uint8Array> {
    const drawn = await papers.run(what).catch(cause => {
      throw new PdfRendererFailure(messageOf(cause), { cause })
    })
    if ('pdf' in drawn) return drawn.pdf
    throw new PdfRendererFailure(drawn.error, drawn.missing ? { cause: new PartMissing() } : {})
  }
  return {
    invoice: (...from) => order({ kind: 'invoice', from }),
    evidence: (...from) => order({ kind: 'evidence', from }),
    summary: (...from) => order({ kind: 'summary', from }),
    facts: (...from) => order({ kind: 'facts', from }),
    stop: papers.stop,
  }
}
