import { type GreyPicture, shrink } from './grey-picture'

/** How lines of text lie in a picture. */
export interface TextDirection {
  /** They run from top to bottom or from bottom to top. */
  sideways: boolean
  /** Degrees by which the picture must be turned clockwise to make them level, within ±`MOST`. */
  skew: number
}

const MOST = 8
const STEP = 0.5

/** Lines of print give rows of ink and rows of paper; the angle at which they differ most is theirs. */
export function textDirection(picture: GreyPicture): TextDirection {
  const small = shrink(picture, 700)
  const ink = inkOf(small)
  const level = bestAngle(ink)
  const upright = bestAngle(ink.map(({ x, y }) => ({ x: y, y: small.width - x })))
  const sideways = upright.contrast > level.contrast * 1.25
  return { sideways, skew: sideways ? upright.angle : level.angle }
}

interface Ink {
  x: number
  y: number
}

/** Points clearly darker than what lies around them: letters, not shadows or photographs. */
function inkOf({ width, height, data }: GreyPicture): Ink[] {
  const ink: Ink[] = []
  const reach = 6
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const at = y * width + x
      const around =
        ((data[at - reach] ?? 0) +
          (data[at + reach] ?? 0) +
          (data[at - reach * width] ?? 0) +
          (data[at + reach * width] ?? 0)) /
        4
      if ((data[at] ?? 0) < around - 24) ink.push({ x, y })
    }
  }
  return ink
}

function bestAngle(ink: readonly Ink[]): { angle: number; contrast: number } {
  const farthest = ink.reduce((most, { x, y }) => Math.max(most, Math.abs(x), Math.abs(y)), 0)
  // A row may lie above the picture, or below it, by as much as the slope carries its end.
  const above = farthest + 1
  const rows = new Int32Array(farthest * 3 + 4)
  let best = { angle: 0, contrast: -1 }
  for (let angle = -MOST; angle <= MOST; angle += STEP) {
    const slope = Math.tan((angle * Math.PI) / 180)
    rows.fill(0)
    for (const { x, y } of ink) {
      const row = Math.round(y + x * slope) + above
      rows[row] = (rows[row] ?? 0) + 1
    }
    let contrast = 0
    for (let row = 0; row < rows.length - 1; row++)
      if (rows[row]) contrast += ((rows[row] ?? 0) - (rows[row + 1] ?? 0)) ** 2
    if (contrast > best.contrast * (angle === 0 ? 0.98 : 1)) best = { angle, contrast }
  }
  return best
}
