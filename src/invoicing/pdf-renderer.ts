import { Worker } from 'node:worker_threads'
import type { PaperRenderers } from './paper-renderers'

/** Draws papers: an invoice or avoir, the evidence of a signature, the summary of a dossier. */
export interface PdfRenderer extends PaperRenderers {
  stop: () => Promise<void>
}

/** The paper could not be drawn: a font is missing, the thread died. */
export class PdfRendererFailure extends Error {}

/** One drawing to make: its kind, and the arguments of what draws it. */
type Order = {
  [Kind in keyof PaperRenderers]: { kind: Kind; from: Parameters<PaperRenderers[Kind]> }
}[keyof PaperRenderers]

export type RenderRequest = Order & { id: number }

export type RenderAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string }

interface Waiting {
  resolve: (pdf: Uint8Array) => void
  reject: (error: Error) => void
}

/**
 * Draws in a thread of its own, so that the 30 ms a paper takes, and the half second that the fonts
 * take once, never hold up a visitor. When the thread dies, what it was drawing is refused, which leaves
 * nothing signed, and the next order starts another.
 * @param program the bundled pdf-renderer-worker.ts
 */
export function startPdfRenderer(program: URL): PdfRenderer {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let worker: Worker | null = null

  function start(): Worker {
    const fresh = new Worker(program)
    fresh.unref()
    fresh.on('message', (answer: RenderAnswer) => {
      const order = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('pdf' in answer) order?.resolve(answer.pdf)
      else order?.reject(new PdfRendererFailure(answer.error))
    })
    fresh.on('error', error => refuseAll(new PdfRendererFailure(error.message)))
    fresh.on('exit', () => {
      worker = null
      refuseAll(new PdfRendererFailure('the pdfRenderer stopped'))
    })
    return fresh
  }

  function refuseAll(error: Error) {
    for (const order of waiting.values()) order.reject(error)
    waiting.clear()
  }

  worker = start()
  const order = (what: Order) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker ??= start()
      worker.postMessage({ id, ...what })
    })
  return {
    invoice: (...from) => order({ kind: 'invoice', from }),
    evidence: (...from) => order({ kind: 'evidence', from }),
    summary: (...from) => order({ kind: 'summary', from }),
    facts: (...from) => order({ kind: 'facts', from }),
    stop: async () => void (await worker?.terminate()),
  }
}
