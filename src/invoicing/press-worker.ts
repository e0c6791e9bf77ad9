import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { drawings } from './drawings'
import type { PressAnswer, PressOrder } from './press'

// Where processors are short, visitors go before papers. Linux alone gives each thread a priority of its own.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** The thread of `openPress`: draws one paper after another. */
parentPort?.on('message', async (order: PressOrder) => {
  const { id } = order
  try {
    const pdf = new Uint8Array(await draw(order))
    answer({ id, pdf }, [pdf.buffer])
  } catch (error) {
    answer({ id, error: (error as Error).stack ?? String(error) })
  }
})

function draw(order: PressOrder): Promise<Uint8Array> {
  switch (order.kind) {
    case 'invoice':
      return drawings.invoice(...order.from)
    case 'evidence':
      return drawings.evidence(...order.from)
    case 'summary':
      return drawings.summary(...order.from)
  }
}

function answer(message: PressAnswer, moved: ArrayBuffer[] = []) {
  parentPort?.postMessage(message, moved)
}
