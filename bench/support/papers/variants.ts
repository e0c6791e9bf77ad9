import sharp from 'sharp'

/** What happens to a paper between its printer and us. */
export const VARIANTS = [
  'scan',
  'faint scan',
  'upside down',
  'turned',
  'askew',
  'photo',
  'shadow',
  'soft',
] as const
export type Variant = (typeof VARIANTS)[number]

/** The picture of a drawn paper as somebody would send it, always the same bytes for the same seed. */
export async function pictureOf(svg: string, variant: Variant, seed: number): Promise<Buffer> {
  const flat = sharp(Buffer.from(svg), { density: 72 }).flatten({ background: '#fff' })
  switch (variant) {
    case 'scan':
      return flat.png().toBuffer()
    case 'faint scan':
      return noisy(await flat.linear(0.62, 92).png().toBuffer(), 10, seed)
    case 'upside down':
      return flat.rotate(180).jpeg({ quality: 82 }).toBuffer()
    case 'turned':
      return flat
        .rotate(seed % 2 ? 90 : 270)
        .jpeg({ quality: 82 })
        .toBuffer()
    case 'askew':
      return noisy(
        await flat
          .rotate(((seed % 5) - 2) * 1.4 || 2.4, { background: '#fff' })
          .png()
          .toBuffer(),
        8,
        seed,
      )
    case 'photo':
      return photographed(await flat.png().toBuffer(), seed)
    case 'shadow':
      return shaded(await flat.png().toBuffer(), seed)
    case 'soft':
      return flat.blur(1.1).jpeg({ quality: 55 }).toBuffer()
  }
}

/** Numbers that look random and are always the same (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = (seed + 1) * 0x6d2b79f5
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

async function noisy(png: Buffer, strength: number, seed: number): Promise<Buffer> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const random = randomFrom(seed)
  for (let at = 0; at < data.length; at++)
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (random() + random() - 1) * strength * 2))
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

/** On a dark table, seen from the side: each row drawn a little narrower than the one below it. */
async function photographed(png: Buffer, seed: number): Promise<Buffer> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const random = randomFrom(seed)
  const [width, height] = [Math.round(info.width * 1.3), Math.round(info.height * 1.25)]
  const out = Buffer.alloc(width * height)
  const lean = 0.05 + random() * 0.07
  const slant = (random() - 0.5) * 0.08
  for (let y = 0; y < height; y++) {
    const down = (y / height - 0.1) / 0.8
    const wide = (1 - lean * (1 - down)) * info.width
    for (let x = 0; x < width; x++) {
      const across = (x - width / 2 - slant * (y - height / 2)) / wide + 0.5
      const inside = across > 0 && across < 1 && down > 0 && down < 1
      const far = down * (1 + lean * 0.5 * (1 - down))
      const shade = inside
        ? shadeAt(data, info.width, info.height, across * info.width, Math.min(0.9999, far) * info.height)
        : 62
      out[y * width + x] = Math.max(
        0,
        Math.min(255, shade * (0.82 + 0.16 * (x / width)) + (random() - 0.5) * 12),
      )
    }
  }
  return sharp(out, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 78 })
    .toBuffer()
}

function shadeAt(data: Buffer, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.min(width - 2, Math.floor(x)), Math.min(height - 2, Math.floor(y))]
  const [dx, dy] = [x - left, y - top]
  const at = top * width + left
  const upper = (data[at] ?? 0) * (1 - dx) + (data[at + 1] ?? 0) * dx
  return upper * (1 - dy) + ((data[at + width] ?? 0) * (1 - dx) + (data[at + width + 1] ?? 0) * dx) * dy
}

/** A hand's shadow over a corner, and a yellow lamp at the other. */
async function shaded(png: Buffer, seed: number): Promise<Buffer> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const random = randomFrom(seed)
  const [cx, cy] = [info.width * (0.2 + random() * 0.6), info.height * (0.2 + random() * 0.6)]
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const near = Math.max(0, 1 - Math.hypot(x - cx, y - cy) / (info.width * 0.55))
      data[y * info.width + x] = (data[y * info.width + x] ?? 0) * (0.95 - 0.55 * near)
    }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}
