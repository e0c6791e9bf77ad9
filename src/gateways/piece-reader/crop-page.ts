import type { GreyPicture } from '~/domain/picture/grey-picture'
import type { Box } from '~/domain/reading/text-line'
import { open, raw } from './page-picture'

/** A part of a picture, as a small JPEG. */
export async function cropJpeg(picture: GreyPicture, box: Box) {
  const area = cropArea(picture, box)
  return open(picture)
    .extract(area)
    .resize({ width: 640, withoutEnlargement: true })
    .jpeg({ quality: 60 })
    .toBuffer()
}

/** A part of a picture, made larger: small print is read better so. */
export async function magnify(picture: GreyPicture, box: Box, width: number): Promise<GreyPicture> {
  return raw(open(picture).extract(cropArea(picture, box)).resize({ width }))
}

function cropArea({ width, height }: GreyPicture, box: Box) {
  const left = Math.max(0, Math.floor(box.x * width))
  const top = Math.max(0, Math.floor(box.y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.ceil(box.width * width))),
    height: Math.max(1, Math.min(height - top, Math.ceil(box.height * height))),
  }
}
