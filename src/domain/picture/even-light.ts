import { type GreyPicture, histogram, percentile, shrink } from './grey-picture'

/** How wide a patch of paper is taken to be evenly lit, in shares of the longest side. */
const PATCHES = 48

/** Shadows and yellow lamps taken out: each point against the paper around it, which becomes white. */
export function evenLight(picture: GreyPicture): GreyPicture {
  const ground = smooth(paperShade(shrink(picture, PATCHES * 4)))
  const { width, height, data } = picture
  const evened = new Uint8Array(data.length)
  const [scaleX, scaleY] = [ground.width / width, ground.height / height]
  for (let y = 0; y < height; y++) {
    const row = Math.min(ground.height - 1, Math.floor(y * scaleY)) * ground.width
    for (let x = 0; x < width; x++) {
      const paper = Math.max(40, ground.data[row + Math.min(ground.width - 1, Math.floor(x * scaleX))] ?? 255)
      evened[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * 245) / paper)
    }
  }
  return { width, height, data: evened }
}

/** The share of a page that is its darkest ink, and from which share of the way to white a shade is paper. */
const INK = 0.005
const PAPER = 0.75

/** Ink made black, and patterns printed palely behind it white, however pale the ink itself is. */
export function inkOnWhite(picture: GreyPicture): GreyPicture {
  const ink = percentile(histogram(picture), INK)
  const paper = ink + (245 - ink) * PAPER
  const shades = Uint8Array.from({ length: 256 }, (_, shade) =>
    Math.max(0, Math.min(255, ((shade - ink) * 255) / Math.max(1, paper - ink))),
  )
  return { ...picture, data: picture.data.map(shade => shades[shade] ?? 255) }
}

/** The brightest shade around each point: the paper between the letters. */
function paperShade(picture: GreyPicture): GreyPicture {
  return alongRows(turned(alongRows(turned(picture), brightest)), brightest)
}

function smooth(picture: GreyPicture): GreyPicture {
  return alongRows(turned(alongRows(turned(picture), mean)), mean)
}

const REACH = 5

function brightest(row: readonly number[]): number {
  return Math.max(...row)
}

function mean(row: readonly number[]): number {
  return row.reduce((sum, shade) => sum + shade, 0) / row.length
}

function alongRows(picture: GreyPicture, of: (row: readonly number[]) => number): GreyPicture {
  const { width, height, data } = picture
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const row = Array.from(data.subarray(y * width, (y + 1) * width))
    for (let x = 0; x < width; x++)
      out[y * width + x] = of(row.slice(Math.max(0, x - REACH), Math.min(width, x + REACH + 1)))
  }
  return { width, height, data: out }
}

function turned({ width, height, data }: GreyPicture): GreyPicture {
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[x * height + y] = data[y * width + x] ?? 0
  return { width: height, height: width, data: out }
}
