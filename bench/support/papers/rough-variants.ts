import sharp from 'sharp'
import { randomFrom } from './variants'

/** What hasty senders do to a paper. */
export const ROUGH_VARIANTS = [
  'evening',
  'small',
  'copied',
  'moved',
  'stamped',
  'curled',
  'held askew',
  'from afar',
] as const
export type RoughVariant = (typeof ROUGH_VARIANTS)[number]

/** The picture of a drawn paper as somebody in a hurry would send it, the same bytes for the same seed. */
export async function roughPicture(svg: string, variant: RoughVariant, seed: number): Promise<Buffer> {
  const sheet = await sharp(Buffer.from(svg), { density: 120 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
  switch (variant) {
    case 'evening':
      return grainy(await sharp(sheet).resize({ width: 1_700 }).linear(0.42, 12).png().toBuffer(), 14, seed)
    case 'small':
      return sharp(sheet).resize({ width: 1_000 }).jpeg({ quality: 45 }).toBuffer()
    case 'copied':
      return copied(sheet, seed)
    case 'moved':
      return sharp(sheet).resize({ width: 1_800 }).convolve(streak(seed)).jpeg({ quality: 70 }).toBuffer()
    case 'stamped':
      return stamped(sheet, seed)
    case 'curled':
      return curled(await sharp(sheet).resize({ width: 1_500 }).png().toBuffer(), seed)
    case 'held askew':
      return onTable(sheet, 1_900, ((seed % 2) * 2 - 1) * (3 + (seed % 4)), seed)
    case 'from afar':
      return onTable(sheet, 1_250, (seed % 5) - 2, seed)
  }
}

async function greyOf(png: Buffer) {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const jpegOf = (data: Buffer, width: number, height: number, quality = 70) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer()

const bounded = (shade: number) => Math.max(0, Math.min(255, shade))

/** The grain of a picture taken in too little light. */
async function grainy(png: Buffer, strength: number, seed: number): Promise<Buffer> {
  const { data, width, height } = await greyOf(png)
  const random = randomFrom(seed)
  for (let at = 0; at < data.length; at++)
    data[at] = bounded((data[at] ?? 0) + (random() + random() + random() - 1.5) * strength)
  return jpegOf(data, width, height)
}

/** Black and white alone, with the dust of an old copier. */
async function copied(png: Buffer, seed: number): Promise<Buffer> {
  const { data, width, height } = await greyOf(await sharp(png).resize({ width: 1_400 }).blur(0.7).toBuffer())
  const random = randomFrom(seed)
  for (let at = 0; at < data.length; at++) {
    const dust = random() < 0.0015
    data[at] = dust || (data[at] ?? 0) < 165 ? 0 : 255
  }
  return sharp(data, { raw: { width, height, channels: 1 } })
    .rotate(((seed % 3) - 1) * 1.2, { background: '#fff' })
    .png()
    .toBuffer()
}

function streak(seed: number) {
  const along = seed % 2 === 0
  const kernel = Array.from({ length: 25 }, (_, at) => {
    const [x, y] = [at % 5, Math.floor(at / 5)]
    return (along ? y === 2 : x === 2) ? 0.2 : 0
  })
  return { width: 5, height: 5, kernel }
}

/** A pale pattern behind the print, and a stamp's ring near the middle. */
async function stamped(png: Buffer, seed: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(png).metadata()
  const waves = Array.from(
    { length: 60 },
    (_, row) =>
      `<path d="M0 ${(row * height) / 60} q ${width / 4} ${height / 50} ${width / 2} 0 t ${width / 2} 0" fill="none" stroke="#9db4d6" stroke-width="3" opacity="0.35"/>`,
  ).join('')
  const ring = `<circle cx="${width * (0.3 + (seed % 5) / 10)}" cy="${height * 0.62}" r="${width * 0.11}" fill="none" stroke="#4a5fa8" stroke-width="9" opacity="0.7"/>`
  const over = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${waves}${ring}</svg>`,
  )
  const marked = await sharp(png)
    .composite([{ input: over, blend: 'multiply' }])
    .png()
    .toBuffer()
  return sharp(marked).resize({ width: 1_500 }).jpeg({ quality: 60 }).toBuffer()
}

/** A sheet that was folded in three: its lines bend, its folds throw shade. */
async function curled(png: Buffer, seed: number): Promise<Buffer> {
  const { data, width, height } = await greyOf(png)
  const out = Buffer.alloc(data.length)
  const bend = height * 0.004 * (1 + (seed % 3))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = Math.round(y + Math.sin((x / width) * Math.PI * 2 + seed) * bend)
      const shade = 0.86 + 0.14 * Math.abs(Math.cos((y / height) * Math.PI * 3))
      out[y * width + x] = (data[Math.max(0, Math.min(height - 1, from)) * width + x] ?? 255) * shade
    }
  return jpegOf(out, width, height, 65)
}

/** On a speckled table, leaning, the lower edge nearer. */
async function onTable(png: Buffer, sheetHeight: number, lean: number, seed: number): Promise<Buffer> {
  const sheet = await sharp(png)
    .resize({ height: sheetHeight })
    .ensureAlpha()
    .rotate(lean, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const { width = 0, height = 0 } = await sharp(sheet).metadata()
  const [wide, tall] = [Math.round(width * 1.2), Math.round(height * 1.12)]
  const random = randomFrom(seed)
  const table = Buffer.alloc(wide * tall)
  for (let at = 0; at < table.length; at++) table[at] = 70 + random() * 40
  const laid = await sharp(table, { raw: { width: wide, height: tall, channels: 1 } })
    .toColourspace('srgb')
    .composite([{ input: sheet, gravity: 'centre' }])
    .png()
    .toBuffer()
  return grainy(await sharp(laid).blur(0.6).linear(0.8, 8).png().toBuffer(), 8, seed)
}
