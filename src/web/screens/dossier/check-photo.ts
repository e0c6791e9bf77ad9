import type { PhotoDoubt } from '~/domain/picture/photo-quality'

/** A check that takes longer is no help: the photo goes as it is. */
const PATIENCE = 2_500

/**
 * Says what makes a photo hard to read, before it is sent. Nothing leaves the browser; where it cannot look,
 * there is nothing to say.
 */
export function checkPhoto(file: File): Promise<PhotoDoubt[]> {
  if (!/^image\/(jpeg|png)$/.test(file.type) || typeof OffscreenCanvas === 'undefined')
    return Promise.resolve([])
  const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<PhotoDoubt[]>(resolve => {
    const late = setTimeout(() => resolve([]), PATIENCE)
    worker.onmessage = ({ data }: MessageEvent<PhotoDoubt[]>) => {
      clearTimeout(late)
      resolve(data)
    }
    worker.onerror = () => resolve([])
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
