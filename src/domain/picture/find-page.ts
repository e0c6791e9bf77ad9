import { type GreyPicture, histogram } from './grey-picture'

export interface Point {
  x: number
  y: number
}

type Four<Member> = [Member, Member, Member, Member]

/** The corners of a sheet: upper left, upper right, lower right, lower left. */
export type Corners = Four<Point>

/** Each of the four changed, in their order. */
export const eachOf = <Member, Changed>(
  [a, b, c, d]: Four<Member>,
  change: (one: Member) => Changed,
): Four<Changed> => [change(a), change(b), change(c), change(d)]

/** From each corner to the next. */
const sidesOf = ([a, b, c, d]: Corners): Four<[Point, Point]> => [
  [a, b],
  [b, c],
  [c, d],
  [d, a],
]

/** The least share of the picture that a sheet takes, and the share from which it fills it. */
const LEAST = 0.15
const WHOLE = 0.94

/**
 * Finds a bright sheet or card on a darker ground, in shares of the picture's sides; null when the page
 * fills the picture, or nothing in it has four corners.
 * @param picture small: 400 points on its longest side are enough
 */
export function findPage(picture: GreyPicture): Corners | null {
  const { width, height } = picture
  const limit = otsu(histogram(picture))
  if (!standsOut(picture, limit)) return null
  const mask = brightMask(picture)
  const sheet = largestPart(mask, width, height)
  if (sheet.length < width * height * LEAST * 0.7) return null
  const corners = extremes(sheet, width)
  const area = areaOf(corners)
  if (area < width * height * LEAST || area > width * height * WHOLE) return null
  // Print makes holes in a sheet, never a third of it; a shape that is no quadrilateral fills its own corners badly.
  const fill = sheet.length / area
  if (fill < 0.62 || fill > 1.12 || !isSheet(corners)) return null
  return eachOf(corners, ({ x, y }) => ({ x: x / (width - 1), y: y / (height - 1) }))
}

/**
 * How many sides of the picture a bright sheet on a darker ground reaches over a third of their length; null
 * when there is no such ground, or no such sheet.
 */
export function touchedSides(picture: GreyPicture): number | null {
  const { width, height } = picture
  const limit = otsu(histogram(picture))
  const mask = brightMask(picture)
  const bright = mask.reduce((sum, one) => sum + one, 0) / mask.length
  if (bright < 0.25 || bright > 0.9 || contrastAt(picture, limit) < 70) return null
  const sheet = new Uint8Array(mask.length)
  for (const place of largestPart(mask, width, height)) sheet[place] = 1
  const along = (length: number, at: (step: number) => number) => {
    let met = 0
    for (let step = 0; step < length; step++) if (sheet[at(step)]) met++
    return met > length / 3
  }
  return [
    along(width, x => x),
    along(width, x => (height - 1) * width + x),
    along(height, y => y * width),
    along(height, y => y * width + width - 1),
  ].filter(Boolean).length
}

/** Whether the bright part is by a sixth brighter than the rest: a fold's shade on a page is no ground. */
function standsOut(picture: GreyPicture, limit: number): boolean {
  const { bright, dark } = meansAt(picture, limit)
  return bright - dark > bright / 6
}

/** How much brighter the bright part is than the rest, on the whole. */
function contrastAt(picture: GreyPicture, limit: number): number {
  const { bright, dark } = meansAt(picture, limit)
  return bright - dark
}

function meansAt(picture: GreyPicture, limit: number): { bright: number; dark: number } {
  const sums = { bright: [0, 0], dark: [0, 0] }
  for (const shade of picture.data) {
    const sum = shade > limit ? sums.bright : sums.dark
    sum[0] = (sum[0] ?? 0) + shade
    sum[1] = (sum[1] ?? 0) + 1
  }
  const mean = ([sum = 0, count = 0]: number[]) => (count ? sum / count : 0)
  return { bright: mean(sums.bright), dark: mean(sums.dark) }
}

/** Brighter than the shade that parts ground and sheet best (Otsu). */
function brightMask(picture: GreyPicture): Uint8Array {
  const limit = otsu(histogram(picture))
  const mask = new Uint8Array(picture.data.length)
  for (let at = 0; at < mask.length; at++) mask[at] = (picture.data[at] ?? 0) > limit ? 1 : 0
  return mask
}

function otsu(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const weight = counts.reduce((sum, count, shade) => sum + count * shade, 0)
  let below = 0
  let sumBelow = 0
  let best = { limit: 127, spread: -1 }
  for (let shade = 0; shade < 256; shade++) {
    below += counts[shade] ?? 0
    sumBelow += (counts[shade] ?? 0) * shade
    if (below === 0 || below === total) continue
    const gap = sumBelow / below - (weight - sumBelow) / (total - below)
    const spread = below * (total - below) * gap * gap
    if (spread > best.spread) best = { limit: shade, spread }
  }
  return best.limit
}

/** The largest connected bright part, as places in the picture. */
function largestPart(mask: Uint8Array, width: number, height: number): number[] {
  let largest: number[] = []
  const seen = new Uint8Array(mask.length)
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || seen[start]) continue
    const part: number[] = [start]
    seen[start] = 1
    for (let at = 0; at < part.length; at++) {
      const place = part[at] ?? 0
      const x = place % width
      for (const next of [
        x > 0 ? place - 1 : -1,
        x < width - 1 ? place + 1 : -1,
        place - width,
        place + width,
      ]) {
        if (next < 0 || next >= width * height || seen[next] || !mask[next]) continue
        seen[next] = 1
        part.push(next)
      }
    }
    if (part.length > largest.length) largest = part
  }
  return largest
}

function extremes(places: readonly number[], width: number): Corners {
  const best = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ]
  const corners: Corners = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  for (const place of places) {
    const x = place % width
    const y = Math.floor(place / width)
    if (x + y < (best[0] ?? 0)) [best[0], corners[0]] = [x + y, { x, y }]
    if (x - y > (best[1] ?? 0)) [best[1], corners[1]] = [x - y, { x, y }]
    if (x + y > (best[2] ?? 0)) [best[2], corners[2]] = [x + y, { x, y }]
    if (x - y < (best[3] ?? 0)) [best[3], corners[3]] = [x - y, { x, y }]
  }
  return corners
}

function areaOf(corners: Corners): number {
  return Math.abs(sidesOf(corners).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0) / 2)
}

/** Seen from the side a sheet keeps its right angles within thirty degrees, and its opposite edges within a half. */
function isSheet(corners: Corners): boolean {
  const [a, b, c, d] = eachOf(sidesOf(corners), ([from, to]) => ({
    x: to.x - from.x,
    y: to.y - from.y,
    length: Math.hypot(to.x - from.x, to.y - from.y),
  }))
  const turns: Four<[edge: typeof a, next: typeof a, opposite: typeof a]> = [
    [a, b, c],
    [b, c, d],
    [c, d, a],
    [d, a, b],
  ]
  return turns.every(([edge, next, opposite]) => {
    const cross = (edge.x * next.y - edge.y * next.x) / (edge.length * next.length || 1)
    return cross > 0.86 && edge.length > opposite.length * 0.66
  })
}
