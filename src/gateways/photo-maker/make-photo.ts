import sharp, { type Sharp } from 'sharp'
import { imageSize } from '~/domain/image-size'
import { photoCrop, photoWidths } from '~/domain/site/facts/photo-crop'
import type { MadePhoto, PhotoFile, PhotoFlaw, PhotoOrder } from './made-photo'

// One photo at a time and little memory: the machine is the visitors'.
sharp.concurrency(1)
sharp.cache(false)

/** Telephones take 50; what says that it is larger is not decoded. */
const MOST_PIXELS = 60_000_000
/** The longer side of what is kept: no screen shows more. */
const WHOLE_SIDE = 2_400

/** The files of a photo; or why there are none. It may take all of the memory: it belongs in a child process. */
export async function makePhoto({ bytes, focus }: PhotoOrder): Promise<MadePhoto | PhotoFlaw> {
  const size = imageSize(bytes)
  if (size && size.width * size.height > MOST_PIXELS) return 'too-large'
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: WHOLE_SIDE, height: WHOLE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = () => sharp(data, { raw: info })
    const { focus: _, ...part } = photoCrop(info, focus)
    const shown: PhotoFile[] = []
    for (const width of photoWidths(part.width))
      shown.push(await packed(picture().extract(part).resize({ width }), 76))
    return { whole: await packed(picture(), 88), shown }
  } catch {
    return 'unreadable'
  }
}

/** Without what the camera noted: sharp carries no EXIF, place or time over. */
async function packed(picture: Sharp, quality: number): Promise<PhotoFile> {
  const { data, info } = await picture.webp({ quality, effort: 3 }).toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
