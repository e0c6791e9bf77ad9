import { type GreyPicture, greyUpright } from '~/domain/picture/grey-picture'
import { LOOKED_AT_SIDE, type PhotoDoubt, photoDoubts } from '~/domain/picture/photo-quality'
import type { PhotoAnswer, PhotoOrder } from './check-photo'

declare global {
  /** How the photo was held, which browsers tell since 2025 (WebCodecs, « VideoFrame »). */
  interface VideoFrame {
    /** Degrees clockwise from how it lies in memory to how it is seen. */
    readonly rotation?: number
    readonly flip?: boolean
  }
}

/** Looks at one photo away from the page's own thread; nothing leaves the browser. */
self.onmessage = async ({ data: { order, file } }: MessageEvent<PhotoOrder>) => {
  const doubts = await lookAt(file).catch((): PhotoDoubt[] => [])
  self.postMessage({ order, doubts } satisfies PhotoAnswer)
}

const lookAt = async (file: File) => photoDoubts((await decodedSmall(file)) ?? (await drawnSmall(file)))

/**
 * Decoded at no more than the size that is looked at, which for a photo of a telephone takes a quarter of the time of
 * decoding it whole. @returns null where the browser cannot
 */
async function decodedSmall(file: File): Promise<GreyPicture | null> {
  if (typeof ImageDecoder === 'undefined' || !(await ImageDecoder.isTypeSupported(file.type))) return null
  const side = { desiredWidth: LOOKED_AT_SIDE, desiredHeight: LOOKED_AT_SIDE }
  const decoder = new ImageDecoder({ data: file.stream(), type: file.type, ...side })
  try {
    const { image } = await decoder.decode()
    return await greyOf(image)
  } finally {
    decoder.close()
  }
}

/** @returns null for a frame that is mirrored, still large, or of a browser that does not say how it is held */
async function greyOf(frame: VideoFrame): Promise<GreyPicture | null> {
  const { codedWidth: width, codedHeight: height, rotation, flip } = frame
  try {
    if (rotation === undefined || flip || Math.max(width, height) > LOOKED_AT_SIDE) return null
    const data = new Uint8Array(width * height * 4)
    await frame.copyTo(data, { format: 'RGBA' })
    return greyUpright({ width, height, data }, rotation)
  } finally {
    frame.close()
  }
}

async function drawnSmall(file: File): Promise<GreyPicture> {
  const whole = await createImageBitmap(file)
  const factor = Math.min(1, LOOKED_AT_SIDE / Math.max(whole.width, whole.height))
  const [width, height] = [Math.round(whole.width * factor), Math.round(whole.height * factor)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new TypeError('no canvas')
  context.drawImage(whole, 0, 0, width, height)
  whole.close()
  return greyUpright(context.getImageData(0, 0, width, height), 0)
}
