import sharp from 'sharp'

const WIDTH = 390
const TALLEST = 2_600

/** Pictures side by side, each as wide as on a telephone and cut where it is endless, as one PNG. */
export async function writeSheet(path: string, pictures: Buffer[]): Promise<void> {
  const parts = await Promise.all(
    pictures.map(picture => sharp(picture).resize({ width: WIDTH }).toBuffer({ resolveWithObject: true })),
  )
  const cut = await Promise.all(
    parts.map(({ data, info }) =>
      sharp(data)
        .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, TALLEST) })
        .toBuffer(),
    ),
  )
  const height = Math.min(TALLEST, Math.max(...parts.map(({ info }) => info.height)))
  const width = (WIDTH + 10) * parts.length
  await sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .composite(cut.map((input, at) => ({ input, left: at * (WIDTH + 10), top: 0 })))
    .png()
    .toFile(path)
}

/** So wide, cut where nobody looks, its name above. */
export async function labelled(name: string, picture: Buffer, width: number): Promise<Buffer> {
  const { data, info } = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true })
  const height = Math.min(TALLEST, info.height)
  const cut = await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer()
  const title = Buffer.from(
    `<svg width="${width}" height="32"><text x="8" y="23" font-family="sans-serif" font-size="20">${name}</text></svg>`,
  )
  return sharp({ create: { width, height: height + 32, channels: 3, background: '#ffffff' } })
    .composite([
      { input: title, left: 0, top: 0 },
      { input: cut, left: 0, top: 32 },
    ])
    .png()
    .toBuffer()
}

/** Labelled pictures in rows of nine, as one PNG. */
export async function writeGrid(path: string, pictures: Buffer[]): Promise<void> {
  const sizes = await Promise.all(pictures.map(picture => sharp(picture).metadata()))
  const wide = Math.max(...sizes.map(({ width }) => width ?? 0)) + 16
  const tall = Math.max(...sizes.map(({ height }) => height ?? 0)) + 16
  const columns = Math.min(9, pictures.length)
  const rows = Math.ceil(pictures.length / columns)
  await sharp({ create: { width: wide * columns, height: tall * rows, channels: 3, background: '#888888' } })
    .composite(
      pictures.map((input, at) => ({
        input,
        left: (at % columns) * wide,
        top: Math.floor(at / columns) * tall,
      })),
    )
    .png()
    .toFile(path)
}
