import { Worker } from 'node:worker_threads'
import type { InvoicePaper, SignatureBlock } from '~/domain/invoice'
import { renderInvoice } from './render-invoice'

/** Draws invoices. */
export interface Press {
  /** @see renderInvoice */
  render: typeof renderInvoice
  stop: () => Promise<void>
}

export interface PressOrder {
  id: number
  paper: InvoicePaper
  signature: SignatureBlock | null
}

export type PressAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string }

/** Draws in the thread that asks: enough from source, in development and in tests. */
export const handPress: Press = { render: renderInvoice, stop: async () => {} }

interface Waiting {
  resolve: (pdf: Uint8Array) => void
  reject: (error: Error) => void
}

/**
 * Draws in a thread of its own, so that the 30 ms an invoice takes, and the half second that the fonts
 * take once, never hold up a visitor. When the thread dies, what it was drawing is refused, which leaves
 * nothing signed, and the next order starts another.
 * @param program the bundled press-worker.ts
 */
export function openPress(program: URL): Press {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let worker: Worker | null = null

  function start(): Worker {
    const fresh = new Worker(program)
    fresh.unref()
    fresh.on('message', (answer: PressAnswer) => {
      const order = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('pdf' in answer) order?.resolve(answer.pdf)
      else order?.reject(new Error(answer.error))
    })
    fresh.on('error', refuseAll)
    fresh.on('exit', () => {
      worker = null
      refuseAll(new Error('the press stopped'))
    })
    return fresh
  }

  function refuseAll(error: Error) {
    for (const order of waiting.values()) order.reject(error)
    waiting.clear()
  }

  worker = start()
  return {
    render: (paper, signature) =>
      new Promise((resolve, reject) => {
        const order: PressOrder = { id: ++last, paper, signature }
        waiting.set(order.id, { resolve, reject })
        worker ??= start()
        worker.postMessage(order)
      }),
    stop: async () => void (await worker?.terminate()),
  }
}
