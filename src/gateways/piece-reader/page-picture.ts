import sharp, { type Sharp } from 'sharp'
import { MAX_DRAWN_PIXELS } from '~/domain/image-size'
import { evenLight, inkOnWhite } from '~/domain/picture/even-light'
import { findPage } from '~/domain/picture/find-page'
import { type GreyPicture, shrink } from '~/domain/picture/grey-picture'
import type { Corners } from '~/domain/picture/sheet-corners'
import { straighten } from '~/domain/picture/straighten'
import { textDirection } from '~/domain/picture/text-direction'

// One piece at a time and little memory: the machine is the visitors'.
sharp.concurrency(1)
sharp.cache(false)

/** No more of a photo is used than print needs to be legible. */
const MOST_SIDE = 3_000
/** Points that the longer side of a page, and of a card, is brought to for recognition. */
const PAGE_SIDE = 2_300
const LEAST_SIDE = 1_500

/** The grey picture of a photo or scan, upright as its camera noted. @throws when it cannot be decoded */
export async function decodePicture(bytes: Uint8Array): Promise<GreyPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_DRAWN_PIXELS, failOn: 'error' })
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** A page made ready for recognition, and as finely and plainly as its photo shows it. */
export interface PreparedPage {
  picture: GreyPicture
  fine: GreyPicture
}

/** Made ready for recognition: cut out of its ground, level, evenly lit, of a bearable size. */
export const preparePage = (picture: GreyPicture): Promise<PreparedPage> =>
  prepare(picture, findPage(shrink(picture, 400)))

/** The same of the whole picture; null where nothing would be cut out of it anyhow. */
export async function prepareWhole(picture: GreyPicture): Promise<PreparedPage | null> {
  return findPage(shrink(picture, 400)) && prepare(picture, null)
}

async function prepare(picture: GreyPicture, corners: Corners | null): Promise<PreparedPage> {
  const flat = corners ? straighten(picture, corners) : picture
  const { sideways, skew } = textDirection(flat)
  const lit = evenLight(flat)
  const level = sideways || Math.abs(skew) >= 0.5 ? await turn(lit, (sideways ? 270 : 0) + skew) : lit
  return { picture: await scale(inkOnWhite(level)), fine: level }
}

/** Turned clockwise, what comes in at the corners white. */
export async function turn(picture: GreyPicture, degrees: number): Promise<GreyPicture> {
  return raw(open(picture).rotate(degrees, { background: '#fff' }))
}

function scale(picture: GreyPicture): Promise<GreyPicture> {
  const side = Math.max(picture.width, picture.height)
  const wanted =
    side > PAGE_SIDE ? PAGE_SIDE : Math.min(PAGE_SIDE, Math.max(side, Math.min(LEAST_SIDE, side * 2)))
  if (wanted === side) return Promise.resolve(picture)
  const factor = wanted / side
  return raw(
    open(picture).resize(Math.round(picture.width * factor), Math.round(picture.height * factor), {
      fit: 'fill',
    }),
  )
}

/** As the recognition takes it. Sharp writes no density that it understands: it is given beside. */
export const pngOf = (picture: GreyPicture) => open(picture).png({ compressionLevel: 1 }).toBuffer()

/** One channel of eight bits, without a copy of its bytes. */
export const open = ({ data, width, height }: GreyPicture) =>
  sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 1 } })

/** The end of a pipeline, as grey points again. */
export async function raw(pipeline: Sharp): Promise<GreyPicture> {
  const { data, info } = await pipeline.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
