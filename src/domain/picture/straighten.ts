import type { GreyPicture } from './grey-picture'
import { type Corners, eachOf, type Point } from './sheet-corners'

/** The sheet between four corners (shares of the sides) drawn flat, as wide and high as its longest edges. */
export function straighten(picture: GreyPicture, corners: Corners): GreyPicture {
  const points = eachOf(corners, ({ x, y }) => ({
    x: x * (picture.width - 1),
    y: y * (picture.height - 1),
  }))
  const [a, b, c, d] = points
  const width = Math.round(Math.max(length(a, b), length(d, c)))
  const height = Math.round(Math.max(length(a, d), length(b, c)))
  const at = projection(points, width - 1, height - 1)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * width + x] = shadeAt(picture, at(x, y))
  return { width, height, data }
}

const length = (one: Point, two: Point) => Math.hypot(two.x - one.x, two.y - one.y)

/** Between four points, by nearness. */
function shadeAt({ width, height, data }: GreyPicture, { x, y }: Point): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)))
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)))
  const [dx, dy] = [Math.max(0, Math.min(1, x - left)), Math.max(0, Math.min(1, y - top))]
  const place = top * width + left
  const upper = (data[place] ?? 0) * (1 - dx) + (data[place + 1] ?? 0) * dx
  const lower = (data[place + width] ?? 0) * (1 - dx) + (data[place + width + 1] ?? 0) * dx
  return upper * (1 - dy) + lower * dy
}

/** From a point of the flat sheet to its place in the picture: the projective map of a square (Heckbert 1989). */
function projection(
  [p0, p1, p2, p3]: Corners,
  width: number,
  height: number,
): (x: number, y: number) => Point {
  const sx = p0.x - p1.x + p2.x - p3.x
  const sy = p0.y - p1.y + p2.y - p3.y
  const [dx1, dx2, dy1, dy2] = [p1.x - p2.x, p3.x - p2.x, p1.y - p2.y, p3.y - p2.y]
  const divisor = dx1 * dy2 - dx2 * dy1 || 1e-9
  const g = (sx * dy2 - dx2 * sy) / divisor
  const h = (dx1 * sy - sx * dy1) / divisor
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x]
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y]
  return (x, y) => {
    const [u, v] = [x / width, y / height]
    const w = g * u + h * v + 1
    return { x: (a * u + b * v + p0.x) / w, y: (d * u + e * v + p0.y) / w }
  }
}
