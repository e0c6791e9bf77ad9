import { ChildDied, startChild } from '../child-process/child-process'
import type { MadePhoto, PhotoFlaw, PhotoOrder } from './made-photo'

/** Makes the photos of clients' sites of what strangers send. */
export interface PhotoMaker {
  make: (order: PhotoOrder) => Promise<MadePhoto | PhotoFlaw>
  stop: () => Promise<void>
}

/** In the thread that asks: from source, in development and in tests. */
export const directPhotoMaker: PhotoMaker = {
  make: async order => (await import('./make-photo')).makePhoto(order),
  stop: async () => {},
}

const BOUNDS = { deadlineMs: 20_000, memoryBytes: 1024 * 1024 * 1024, niceness: 10 }

/** In a child process of its own, beside the one that looks at pieces, which a large photo would keep waiting. */
export function childPhotoMaker(): PhotoMaker {
  const child = startChild<PhotoOrder, MadePhoto | PhotoFlaw>('gateways/photo-maker/photo-program', BOUNDS)
  return {
    make: order =>
      child.run(order).catch((error: unknown) => {
        if (error instanceof ChildDied) return 'too-large' as const
        throw error
      }),
    stop: child.stop,
  }
}
