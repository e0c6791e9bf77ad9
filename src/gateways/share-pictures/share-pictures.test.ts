import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictureSvg } from './picture'
import { directRasteriser, sharePictures } from './share-pictures'

const words = {
  title: 'Lyon : être trouvé arrondissement par arrondissement',
  above: 'Blog',
  brand: 'Sitéligible',
}

test('a picture is drawn once and is a PNG of 1200 × 630', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const pictures = sharePictures(join(folder, 'kept'), directRasteriser)
  const [first, second] = await Promise.all([pictures.draw(words), pictures.draw(words)])
  expect(first.equals(second)).toBe(true)
  expect(first.subarray(1, 4).toString()).toBe('PNG')
  expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([1200, 630])
  expect(first.length).toBeGreaterThan(15_000)
  // Another folder's pictures, as a second site of the same process would draw them.
  const elsewhere = sharePictures(join(folder, 'elsewhere'), directRasteriser)
  expect((await elsewhere.draw(words)).equals(first)).toBe(true)
  await pictures.draw({ ...words, title: 'Autre' })
  expect(await readdir(join(folder, 'kept'))).toHaveLength(2)
})

test('words cannot break out of the drawing, and long ones are cut', () => {
  const svg = pictureSvg({ ...words, title: '</text><script>&' }, '', text => text.length * 0.5)
  expect(svg).not.toContain('<script>')
  const long = pictureSvg({ ...words, title: 'mot '.repeat(200).trim() }, '', text => text.length * 0.5)
  expect(long.match(/<tspan/g)).toHaveLength(4)
  expect(long).toContain('…')
})
