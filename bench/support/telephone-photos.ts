import sharp from 'sharp'
import type { PhotoDoubt } from '../../src/domain/picture/photo-quality'
import { firmPapers } from './papers/firm-papers'
import { FIRMS } from './papers/firms'

const WIDTH = 3_000
const HEIGHT = 4_000

/** A paper on a table as a telephone of 12 Mpx photographs it: well, and in each way that is told before it leaves. */
export async function telephonePhotos(): Promise<Record<PhotoDoubt | 'good', Buffer>> {
  const [, , paper] = firmPapers(FIRMS[0] as (typeof FIRMS)[number], 0)
  const sheet = await sharp(Buffer.from(paper?.svg ?? ''), { density: 140 })
    .resize({ width: 2_300, height: 3_250, fit: 'fill' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
  const { width = 0, height = 0 } = await sharp(sheet).metadata()
  const onTable = (left: number) =>
    sharp(table()).composite([{ input: sheet, left, top: (HEIGHT - height) >> 1 }])
  const straight = await onTable((WIDTH - width) >> 1)
    .png()
    .toBuffer()
  const jpeg = (picture: ReturnType<typeof sharp>) => picture.jpeg({ quality: 88 }).toBuffer()
  const shifted = await onTable(WIDTH - width)
    .png()
    .toBuffer()
  return {
    good: await jpeg(sharp(straight)),
    blurred: await jpeg(sharp(straight).blur(16)),
    dark: await jpeg(sharp(straight).linear(0.25, 0)),
    cropped: await jpeg(
      sharp(shifted)
        .extract({ left: 700, top: 0, width: WIDTH - 1_200, height: HEIGHT })
        .resize(WIDTH, HEIGHT, {
          fit: 'fill',
        }),
    ),
    turned: await jpeg(sharp(straight).rotate(90)),
  }
}

const table = () => ({
  create: { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#4b3a2c' },
})
