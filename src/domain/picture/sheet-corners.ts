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

/** The points that lie furthest towards the four corners of a picture. @param places each as `y * width + x` */
export function extremes(places: readonly number[], width: number): Corners {
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

/** In square units of its corners (shoelace formula). */
export function areaOf(corners: Corners): number {
  return Math.abs(sidesOf(corners).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0) / 2)
}

/** Seen from the side a sheet keeps its right angles within thirty degrees, and its opposite edges within a half. */
export function isSheet(corners: Corners): boolean {
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
