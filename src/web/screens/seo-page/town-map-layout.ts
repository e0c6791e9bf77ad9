/** The drawing's own units: letters of 11 read on a telephone of 360 pixels. */
export const MAP = { width: 400, height: 384, letter: 11 } as const

interface Spot {
  name: string
  east: number
  north: number
  population: number
}

interface Dot {
  name: string
  home: boolean
  x: number
  y: number
  r: number
  /** Null where another name already stands. */
  label: { x: number; y: number; anchor: 'start' | 'end' } | null
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** No more names than this, or they are a list. */
const MOST_NAMES = 14

/** So many towns within a circle, and the next one would only make them smaller. */
const CROWD = 12

/**
 * The circle that holds a dozen towns fills the drawing, thirty kilometres at most, unless the nearest lie beyond.
 * @param rings in kilometres, the narrowest first; those that are drawn come back, the widest first
 */
export function layOut(
  home: string,
  spots: Spot[],
  rings: readonly number[],
): { dots: Dot[]; kilometre: number; rings: number[] } {
  const distances = spots.map(({ east, north }) => Math.hypot(east, north)).sort((a, b) => a - b)
  const full = rings.find(km => distances.filter(distance => distance <= km).length >= CROWD)
  const reach = full ?? Math.max(rings.at(-1) ?? 0, ...distances.slice(0, 3))
  const kilometre = (MAP.height / 2 - 4) / reach
  const taken: Box[] = []
  let names = 0
  const all = [{ name: home, east: 0, north: 0, population: 0 }, ...spots]
  const dots = all.map((spot, at): Dot => {
    const x = round(MAP.width / 2 + spot.east * kilometre)
    const y = round(MAP.height / 2 - spot.north * kilometre)
    const r = at === 0 ? 5 : round(Math.min(9, Math.max(2, Math.sqrt(spot.population / 10_000))))
    const label =
      names < MOST_NAMES && Math.hypot(spot.east, spot.north) <= reach * 1.1
        ? place(spot.name, x, y, r, taken)
        : null
    if (label) names++
    return { name: spot.name, home: at === 0, x, y, r, label }
  })
  return {
    dots: dots.filter(({ x, y }) => x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height),
    kilometre,
    rings: rings.filter(km => km <= reach).reverse(),
  }
}

/** Right of its dot, else left of it, where the name fits and covers no other. */
function place(name: string, x: number, y: number, r: number, taken: Box[]): Dot['label'] {
  const width = name.length * MAP.letter * 0.56
  for (const anchor of ['start', 'end'] as const) {
    const at = anchor === 'start' ? x + r + 3 : x - r - 3
    const box = {
      left: anchor === 'start' ? at : at - width,
      right: anchor === 'start' ? at + width : at,
      top: y - MAP.letter / 2 - 2,
      bottom: y + MAP.letter / 2 + 2,
    }
    const inside = box.left >= 0 && box.right <= MAP.width && box.top >= 0 && box.bottom <= MAP.height
    if (!inside || taken.some(other => meet(box, other))) continue
    taken.push(box, { left: x - r, right: x + r, top: y - r, bottom: y + r })
    return { x: round(at), y: round(y + MAP.letter * 0.35), anchor }
  }
  return null
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const round = (value: number) => Math.round(value * 10) / 10
