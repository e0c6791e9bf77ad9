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
