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
