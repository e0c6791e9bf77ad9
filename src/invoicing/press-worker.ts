import { parentPort } from 'node:worker_threads'
import type { PressAnswer, PressOrder } from './press'
import { renderInvoice } from './render-invoice'

/** The thread of `openPress`: draws one invoice after another. */
parentPort?.on('message', async ({ id, paper, signature }: PressOrder) => {
  try {
    const pdf = new Uint8Array(await renderInvoice(paper, signature))
    answer({ id, pdf }, [pdf.buffer])
  } catch (error) {
    answer({ id, error: (error as Error).stack ?? String(error) })
  }
})

function answer(message: PressAnswer, moved: ArrayBuffer[] = []) {
  parentPort?.postMessage(message, moved)
}
