import { brightMask, otsu } from './bright-mask'
import { type GreyPicture, histogram } from './grey-picture'
import { areaOf, type Corners, eachOf, extremes, isSheet } from './sheet-corners'

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
