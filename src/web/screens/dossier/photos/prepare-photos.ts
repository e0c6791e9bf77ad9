import { MAX_FILE_BYTES } from '~/domain/dossier/pieces/document-kind'
import { photosPdf } from '~/domain/picture/photos-pdf'

/** Longest side in points and quality of the JPEG, from what reads best to what takes least. */
const ROUNDS = [
  { side: 3_200, quality: 0.85 },
  { side: 2_400, quality: 0.8 },
  { side: 1_800, quality: 0.75 },
  { side: 1_300, quality: 0.6 },
] as const

const THUMBNAIL_SIDE = 320

/** Room for what stands in a PDF around its photos. */
const PDF_OVERHEAD = 40_000

/**
 * The same photo, upright as the telephone meant it, in at most 10 Mo (specification A5).
 * @throws where the browser cannot read it, or no size is small enough
 */
export async function smallerPhoto(photo: File): Promise<File> {
  const [jpeg] = await drawnWithin([photo], MAX_FILE_BYTES)
  if (!jpeg) throw new TypeError('no photo')
  return new File([jpeg.blob], photo.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' })
}

/**
 * One PDF of several photos in their order, in at most 10 Mo. Nothing leaves the browser.
 * @throws where the browser cannot read one of them, or no size is small enough
 */
export async function photosToPdf(photos: readonly File[], filename: string): Promise<File> {
  const drawn = await drawnWithin(photos, MAX_FILE_BYTES - PDF_OVERHEAD)
  const pages = await Promise.all(
    drawn.map(async ({ blob, width, height }) => ({
      jpeg: new Uint8Array(await blob.arrayBuffer()),
      width,
      height,
    })),
  )
  return new File([photosPdf(pages)], filename, { type: 'application/pdf' })
}

/** A small picture of a photo as an address of this page; revoke it when it is gone. @throws as above */
export async function photoThumbnail(photo: File): Promise<string> {
  const { blob } = await drawn(photo, { side: THUMBNAIL_SIDE, quality: 0.8 })
  return URL.createObjectURL(blob)
}

/** One photo at a time: ten of a telephone, decoded together, would take a gigabyte. */
async function drawnWithin(photos: readonly File[], most: number) {
  for (const round of ROUNDS) {
    const all = []
    for (const photo of photos) all.push(await drawn(photo, round))
    if (all.reduce((sum, { blob }) => sum + blob.size, 0) <= most) return all
  }
  throw new RangeError('too large')
}

async function drawn(photo: File, { side, quality }: { side: number; quality: number }) {
  const whole = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const factor = Math.min(1, side / Math.max(whole.width, whole.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(whole.width * factor))
  canvas.height = Math.max(1, Math.round(whole.height * factor))
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('no canvas')
  // A transparent PNG would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(whole, 0, 0, width, height)
  whole.close()
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
  canvas.width = 0
  if (!blob) throw new TypeError('not drawn')
  return { blob, width, height }
}
