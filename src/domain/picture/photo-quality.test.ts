import sharp from 'sharp'
import { expect, test } from 'vitest'
import { firmPapers } from '../../../bench/support/papers/firm-papers'
import { FIRMS } from '../../../bench/support/papers/firms'
import { pictureOf, type Variant } from '../../../bench/support/papers/variants'
import { findPage } from './find-page'
import { type GreyPicture, shrink } from './grey-picture'
import { LOOKED_AT_SIDE, photoDoubts } from './photo-quality'
import { textDirection } from './text-direction'

const paper = firmPapers(FIRMS[0] as (typeof FIRMS)[number], 0)[2]?.svg ?? ''

async function grey(bytes: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(bytes)
    .resize({ width: LOOKED_AT_SIDE, height: LOOKED_AT_SIDE, fit: 'inside' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}
const taken = async (variant: Variant) => grey(await pictureOf(paper, variant, 4))

test.each(['scan', 'photo', 'shadow', 'askew', 'faint scan'] as const)(
  'nothing is said against a good picture: %s',
  async variant => {
    expect(photoDoubts(await taken(variant))).toEqual([])
  },
)

test('a blurred, a dark, a lying and a cut paper are each told', async () => {
  const flat = sharp(Buffer.from(paper)).flatten({ background: '#fff' })
  expect(photoDoubts(await grey(await flat.clone().blur(6).png().toBuffer()))).toEqual(['blurred'])
  expect(photoDoubts(await grey(await flat.clone().linear(0.25, 0).png().toBuffer()))).toEqual(['dark'])
  expect(photoDoubts(await grey(await flat.clone().rotate(90).png().toBuffer()))).toEqual(['turned'])
  const onTable = await sharp(await flat.clone().png().toBuffer())
    .extend({ top: 200, bottom: 200, left: 260, right: 260, background: '#443322' })
    .png()
    .toBuffer()
  const cut = await sharp(onTable).extract({ left: 0, top: 0, width: 1_200, height: 1_900 }).png().toBuffer()
  expect(photoDoubts(await grey(cut))).toEqual(['cropped'])
  expect(photoDoubts(await grey(onTable))).toEqual([])
})

test('a picture too small to judge is left alone', () => {
  expect(photoDoubts({ width: 40, height: 25, data: new Uint8Array(1_000) })).toEqual([])
})

test('a sheet on a table is found by its corners, and its lines by their angle', async () => {
  const corners = findPage(shrink(await taken('photo'), 400))
  expect(corners).not.toBeNull()
  for (const { x, y } of corners ?? []) {
    expect(Math.min(x, 1 - x)).toBeLessThan(0.25)
    expect(Math.min(y, 1 - y)).toBeLessThan(0.2)
  }
  expect(findPage(shrink(await taken('scan'), 400))).toBeNull()
  const leaning = await grey(
    await sharp(Buffer.from(paper))
      .flatten({ background: '#fff' })
      .rotate(-3, { background: '#fff' })
      .png()
      .toBuffer(),
  )
  expect(textDirection(leaning).skew).toBeCloseTo(3, 0)
})
