import { renderEvidence } from './evidence/render-evidence'
import { renderInvoice } from './invoice/render-invoice'
import { renderFacts } from './render-facts'
import { renderSummary } from './render-summary'

/** Every kind of paper and what draws it. */
export const paperRenderers = {
  invoice: renderInvoice,
  evidence: renderEvidence,
  summary: renderSummary,
  facts: renderFacts,
}

export type PaperRenderers = typeof paperRenderers

/** One drawing to make: its kind, and the arguments of what draws it. */
export type PaperOrder = {
  [Kind in keyof PaperRenderers]: { kind: Kind; from: Parameters<PaperRenderers[Kind]> }
}[keyof PaperRenderers]

/** Draws what is ordered, in this thread. @returns the PDF, not sealed yet */
export function drawPaper(order: PaperOrder): Promise<Uint8Array> {
  switch (order.kind) {
    case 'invoice':
      return paperRenderers.invoice(...order.from)
    case 'evidence':
      return paperRenderers.evidence(...order.from)
    case 'summary':
      return paperRenderers.summary(...order.from)
    case 'facts':
      return paperRenderers.facts(...order.from)
  }
}
