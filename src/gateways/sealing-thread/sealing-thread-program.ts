import { parentPort } from 'node:worker_threads'
import { codeOf } from '~/domain/error'
import { SealedFile } from './sealed-file'
import type { SealAnswer, SealOrder } from './sealing-thread'

/** The thread of `startSealingThread`: its own heap is small, so that the bytes that pass are soon forgotten. */
const files = new Map<number, SealedFile>()

parentPort?.on('message', async (order: SealOrder) => {
  const { id } = order
  try {
    if ('path' in order) return void files.set(id, new SealedFile(order))
    const file = files.get(id)
    // It failed, which was told.
    if (!file) return
    if ('dropped' in order) throw new Error('dropped')
    file.add(order)
    if (!order.last) return answer({ id, taken: order.half })
    const sha256 = await file.end()
    files.delete(id)
    answer({ id, sha256 })
  } catch (error) {
    files.get(id)?.close()
    files.delete(id)
    answer({ id, failed: { code: codeOf(error), message: String(error) } })
  }
})

function answer(message: SealAnswer) {
  parentPort?.postMessage(message)
}
