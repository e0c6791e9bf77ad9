import { constants } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { lowerPriority } from '~/config/lower-priority'
import { isProgramsFault } from '~/config/missing-part'
import { partOf } from '~/domain/error'
import { paperRenderers } from './paper-renderers'
import type { RenderAnswer, RenderRequest } from './pdf-renderer'

// Where processors are short, visitors go before papers. Linux alone gives each thread a priority of its own.
if (process.platform === 'linux') lowerPriority(constants.priority.PRIORITY_LOW)

/** The thread of `startPdfRenderer`: draws one paper after another. */
parentPort?.on('message', async (order: RenderRequest) => {
  const { id } = order
  try {
    const pdf = new Uint8Array(await draw(order))
    answer({ id, pdf }, [pdf.buffer])
  } catch (error) {
    answer({ id, error: String(partOf(error, 'stack') ?? error), missing: isProgramsFault(error) })
  }
})

function draw(order: RenderRequest): Promise<Uint8Array> {
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

function answer(message: RenderAnswer, moved: ArrayBuffer[] = []) {
  parentPort?.postMessage(message, moved)
}
