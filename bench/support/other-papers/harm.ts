import sharp from 'sharp'
import { openPdf } from '../../../src/gateways/piece-reader/pdf-pages'

/** How a paper of the second set reaches us. */
export const HARMS = [
  'as PDF',
  'fax',
  'on wood',
  'lamp',
  'shaken',
  'messenger',
  'far away',
  'sideways',
] as const
export type Harm = (typeof HARMS)[number]

/** @param pdf one page */
export async function harmed(pdf: Buffer, harm: Harm, number: number): Promise<Buffer> {
  if (harm === 'as PDF') return pdf
  const clean = await drawn(pdf)
  switch (harm) {
    case 'fax':
      return sharp(clean)
        .resize({ height: 1_750, withoutEnlargement: true })
        .greyscale()
        .threshold(150)
        .png()
        .toBuffer()
    case 'on wood':
      return onGround(clean, number, 0.86)
    case 'far away':
      return onGround(clean, number + 5, 0.68)
    case 'lamp':
      return sharp(clean)
        .composite([{ input: await glow(clean, number), blend: 'multiply' }])
        .jpeg({ quality: 75 })
        .toBuffer()
    case 'shaken':
      return sharp(clean)
        .convolve({
          width: 5,
          height: 5,
          kernel: [0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0].map(
            weight => weight / 5,
          ),
        })
        .jpeg({ quality: 80 })
        .toBuffer()
    case 'messenger':
      return sharp(clean)
        .resize({ width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 38 })
        .toBuffer()
    case 'sideways':
      return sharp(clean)
        .rotate(number % 2 ? 90 : 180)
        .jpeg({ quality: 70 })
        .toBuffer()
  }
}

async function drawn(pdf: Buffer): Promise<Buffer> {
  const [page] = await openPdf(pdf)
  const picture = await page?.draw()
  if (!picture) throw new Error('nothing draws here: the optional canvas of pdfjs-dist is needed')
  const { width, height, data } = picture
  return sharp(Buffer.from(data), { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .png()
    .toBuffer()
}

/** Laid on a striped brown ground, a little turned, the whole out of true by a shear. */
async function onGround(png: Buffer, number: number, share: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const lean = ((number * 37) % 13) / 100 - 0.06
  const sheet = await sharp(png)
    .ensureAlpha()
    .affine([1, lean * 0.6, lean * 0.35, 1], { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .rotate(((number * 29) % 9) - 4, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize({ width: Math.round(width * share), height: Math.round(height * share), fit: 'inside' })
    .png()
    .toBuffer()
  const stripes = Array.from(
    { length: 40 },
    (_, row) =>
      `<rect y="${(row * height) / 40}" width="${width}" height="${height / 80}" fill="rgb(${92 + ((row * 7) % 22)},${62 + ((row * 5) % 14)},40)"/>`,
  ).join('')
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#5d3f2a"/>${stripes}</svg>`,
  )
  return sharp(ground)
    .composite([{ input: sheet, gravity: 'centre' }])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** A yellow light that falls from one side and leaves the other half dark. */
async function glow(png: Buffer, number: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const from = number % 2 ? 'x1="0" x2="1" y1="0" y2="1"' : 'x1="1" x2="0" y1="0" y2="0.6"'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" ${from}><stop offset="0" stop-color="#fff3cf"/><stop offset="1" stop-color="#7d6a48"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  )
}
