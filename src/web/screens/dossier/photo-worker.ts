import { LOOKED_AT_SIDE, type PhotoDoubt, photoDoubts } from '~/domain/picture/photo-quality'

/** Looks at one photo away from the page's own thread; nothing leaves the browser. */
self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  self.postMessage(await lookAt(file).catch((): PhotoDoubt[] => []))
}

async function lookAt(file: File): Promise<PhotoDoubt[]> {
  const whole = await createImageBitmap(file)
  const factor = Math.min(1, LOOKED_AT_SIDE / Math.max(whole.width, whole.height))
  const [width, height] = [Math.round(whole.width * factor), Math.round(whole.height * factor)]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return []
  context.drawImage(whole, 0, 0, width, height)
  whole.close()
  const { data } = context.getImageData(0, 0, width, height)
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at++)
    grey[at] = ((data[at * 4] ?? 0) * 77 + (data[at * 4 + 1] ?? 0) * 150 + (data[at * 4 + 2] ?? 0) * 29) >> 8
  return photoDoubts({ width, height, data: grey })
}
