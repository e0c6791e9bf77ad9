import { Worker } from 'node:worker_threads'
import { isProgramsFault } from '~/config/missing-part'
import { PartMissing } from '~/domain/part-missing'
import type { PaperRenderers } from './paper-renderers'

/** Draws papers: an invoice or avoir, the evidence of a signature, the summary of a dossier. */
export interface PdfRenderer extends PaperRenderers {
  stop: () => Promise<void>
}

/** The paper could not be drawn: the thread died, or a part of the program is missing, which its cause then says. */
export class PdfRendererFailure extends Error {}

const failureOf = (words: string, missing: boolean) =>
  new PdfRendererFailure(words, missing ? { cause: new PartMissing() } : {})

/** One drawing to make: its kind, and the arguments of what draws it. */
type Order = {
  [Kind in keyof PaperRenderers]: { kind: Kind; from: Parameters<PaperRenderers[Kind]> }
}[keyof PaperRenderers]

export type RenderRequest = Order & { id: number }

export type RenderAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string; missing: boolean }

interface Thread {
  worker: Worker
  waiting: Map<number, Waiting>
}

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
  let last = 0
  let thread: Thread | null = null

  function start(): Thread {
    const worker = new Worker(program)
    const waiting = new Map<number, Waiting>()
    const fresh = { worker, waiting }
    // One that is dying still has a turn or two: what is ordered meanwhile goes to another.
    const refuseAll = (error: Error) => {
      if (thread === fresh) thread = null
      for (const order of waiting.values()) order.reject(error)
      waiting.clear()
    }
    worker.unref()
    worker.on('message', (answer: RenderAnswer) => {
      const order = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('pdf' in answer) order?.resolve(answer.pdf)
      else order?.reject(failureOf(answer.error, answer.missing))
    })
    worker.on('error', error => refuseAll(failureOf(error.message, isProgramsFault(error))))
    worker.on('exit', () => refuseAll(new PdfRendererFailure('the pdfRenderer stopped')))
    return fresh
  }

  thread = start()
  const order = (what: Order) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const id = ++last
      thread ??= start()
      thread.waiting.set(id, { resolve, reject })
      thread.worker.postMessage({ id, ...what })
    })
  return {
    invoice: (...from) => order({ kind: 'invoice', from }),
    evidence: (...from) => order({ kind: 'evidence', from }),
    summary: (...from) => order({ kind: 'summary', from }),
    facts: (...from) => order({ kind: 'facts', from }),
    stop: async () => void (await thread?.worker.terminate()),
  }
}
