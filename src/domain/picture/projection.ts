import type { Corners, Point } from './sheet-corners'

/** From a point of the flat sheet to its place in the picture: the projective map of a square (Heckbert 1989). */
export function projection(
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
