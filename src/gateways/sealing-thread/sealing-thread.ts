import { Worker } from 'node:worker_threads'
import type { Sealing } from '../file-store/file-store'
import { type Segment, SegmentFiller } from './segment-filler'

/** Seals and writes files away from the thread that serves visitors. */
export interface SealingThread {
  /**
   * Writes a new age file of the given beginning, durably, reads it again as `writeDurably` does and gives it its name.
   * @returns the SHA-256 of the clear bytes, hex
   * @throws an error with the code of the disk; what `clear` throws, and then a part of the draft may be left
   */
  write: (file: NewFile, sealing: Sealing, clear: AsyncIterable<Uint8Array>) => Promise<string>
  stop: () => Promise<void>
}

/** Where a file is written, and where it lies once it is whole: two paths on one disk. */
export interface NewFile {
  draft: string
  path: string
}

/** A file is begun, and its clear bytes come in memories that go over to the thread. */
export type SealOrder =
  | ({ id: number } & NewFile & Sealing)
  | ({ id: number } & Segment)
  | { id: number; dropped: true }

/** A memory comes back; the file is whole; or it failed, or was dropped: it is closed. */
export type SealAnswer =
  | { id: number; taken: ArrayBuffer }
  | { id: number; sha256: string }
  | { id: number; failed: { code: string; syscall: unknown; message: string } }

interface Waiting {
  answer: (answer: SealAnswer) => void
  died: (cause: unknown) => void
}

/** What a cipher holds lies outside V8's heap; a small young part of it is looked through sooner (decision 0126). */
const YOUNG_MB = 2

/**
 * Starts the thread. When it dies, what it was writing fails as on a failing disk, and the next file starts another.
 * @param program the bundled sealing-thread-program.ts
 */
export function startSealingThread(program: URL): SealingThread {
  const waiting = new Map<number, Waiting>()
  const free: ArrayBuffer[] = []
  let last = 0
  let worker: Worker | null = null

  function start(): Worker {
    const fresh = new Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } })
    fresh.unref()
    let cause: unknown
    fresh.on('message', (answer: SealAnswer) => waiting.get(answer.id)?.answer(answer))
    fresh.on('error', error => {
      cause = error
    })
    fresh.on('exit', () => {
      if (worker === fresh) worker = null
      for (const file of waiting.values()) file.died(cause)
    })
    return fresh
  }

  async function write(file: NewFile, sealing: Sealing, clear: AsyncIterable<Uint8Array>): Promise<string> {
    worker ??= start()
    const thread = worker
    const id = ++last
    const send = (order: SealOrder, memory: ArrayBuffer[] = []) => thread.postMessage(order, memory)
    const filler = new SegmentFiller(free, segment => send({ id, ...segment }, [segment.memory]))
    const ended = new Promise<string>((resolve, reject) => {
      const fail = (error: Error) => {
        filler.fail(error)
        reject(error)
      }
      waiting.set(id, {
        answer(answer) {
          if ('taken' in answer) return filler.giveBack(answer.taken)
          if ('sha256' in answer) return resolve(answer.sha256)
          fail(Object.assign(new Error(answer.failed.message), answer.failed))
        },
        died: cause =>
          fail(Object.assign(new Error('EIO: the thread that seals ended', { cause }), { code: 'EIO' })),
      })
    })
    ended.catch(() => {})
    send({ id, ...file, ...sealing })
    try {
      await filler.fill(clear)
      return await ended
    } catch (error) {
      send({ id, dropped: true })
      // Its draft is removed once it is closed.
      await ended.catch(() => {})
      throw error
    } finally {
      waiting.delete(id)
    }
  }

  worker = start()
  return {
    write,
    stop: async () => void (await worker?.terminate()),
  }
}
