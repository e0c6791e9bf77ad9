import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { codeOf, partOf } from '~/domain/error'
import { SealedFile } from './sealed-file'
import type { SealAnswer, SealOrder } from './sealing-thread'

/** Sealed bytes lie outside this heap: until its young part is collected, they stay. Node has no other way to ask for that. */
setFlagsFromString('--expose-gc')
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc')
setFlagsFromString('--no-expose-gc')
const SEGMENTS_BETWEEN = 64
let passed = 0

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
    if (++passed % SEGMENTS_BETWEEN === 0) collect({ type: 'minor' })
    if (!order.last) return answer({ id, taken: order.half })
    const sha256 = await file.end()
    files.delete(id)
    answer({ id, sha256 })
  } catch (error) {
    files.get(id)?.close()
    files.delete(id)
    answer({ id, failed: { code: codeOf(error), syscall: partOf(error, 'syscall'), message: String(error) } })
  }
})

function answer(message: SealAnswer) {
  parentPort?.postMessage(message)
}
