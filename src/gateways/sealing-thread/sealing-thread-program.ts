import { parentPort } from 'node:worker_threads'
import { codeOf, partOf } from '~/domain/error'
import { SealedFile } from './sealed-file'
import type { SealAnswer, SealOrder } from './sealing-thread'

/** The thread of `startSealingThread`: its own heap is small, so that the bytes that pass are soon forgotten. */
const files = new Map<number, SealedFile>()

parentPort?.on('message', async (order: SealOrder) => {
  const { id } = order
  try {
    if ('draft' in order) return void files.set(id, new SealedFile(order))
    const file = files.get(id)
    // It failed, which was told.
    if (!file) return
    if ('dropped' in order) throw new Error('dropped')
    file.add(order)
    answer({ id, taken: order.memory }, [order.memory])
    if (!order.last) return void writeBehind(file)
    const sha256 = await file.end()
    files.delete(id)
    answer({ id, sha256 })
  } catch (error) {
    const file = files.get(id)
    files.delete(id)
    await file?.close()
    answer({ id, failed: { code: codeOf(error), syscall: partOf(error, 'syscall'), message: String(error) } })
  }
})

let writesBehind = false

/** The disk has something to do while files are sealed, of one of them at a time. */
async function writeBehind(file: SealedFile) {
  if (writesBehind || !file.hasMuch()) return
  writesBehind = true
  await file.writeBehind()
  writesBehind = false
}

function answer(message: SealAnswer, memory: ArrayBuffer[] = []) {
  parentPort?.postMessage(message, memory)
}
