import type { PhotoDoubt } from '~/domain/picture/photo-quality'

/** A check that takes longer is no help: the photo goes as it is. */
const PATIENCE = 2_500

/** What the worker is asked and what it answers; one worker looks at photo after photo. */
export interface PhotoOrder {
  order: number
  file: File
}
export interface PhotoAnswer {
  order: number
  doubts: PhotoDoubt[]
}

let worker: Worker | null = null
let orders = 0
const waiting = new Map<number, (doubts: PhotoDoubt[]) => void>()

/**
 * Says what makes a photo hard to read, before it is sent. Nothing leaves the browser; where it cannot look,
 * there is nothing to say.
 */
export function checkPhoto(file: File): Promise<PhotoDoubt[]> {
  if (!/^image\/(jpeg|png)$/.test(file.type) || typeof OffscreenCanvas === 'undefined')
    return Promise.resolve([])
  worker ??= startWorker()
  const order = ++orders
  const answered = new Promise<PhotoDoubt[]>(resolve => waiting.set(order, resolve))
  const late = setTimeout(endWorker, PATIENCE)
  worker.postMessage({ order, file } satisfies PhotoOrder)
  return answered.finally(() => clearTimeout(late))
}

function startWorker(): Worker {
  const started = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data: { order, doubts } }: MessageEvent<PhotoAnswer>) => {
    waiting.get(order)?.(doubts)
    waiting.delete(order)
  }
  started.onerror = endWorker
  return started
}

/** The photos that wait go as they are; the next one gets a new worker. */
function endWorker() {
  worker?.terminate()
  worker = null
  for (const resolve of waiting.values()) resolve([])
  waiting.clear()
}
