import { type Disc, type Label, placeLabels, tenth } from '~/web/ui/map/place-labels'

/** The drawing's own units: letters of 11 read on a telephone of 360 pixels. */
export const MAP = { width: 400, height: 384, letter: 11, most: 14 } as const

interface Spot {
  name: string
  east: number
  north: number
  population: number
}

interface Dot extends Disc {
  home: boolean
  label: Label | null
}

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
  const discs = [
    { name: home, x: MAP.width / 2, y: MAP.height / 2, r: 5 },
    ...spots.map(({ name, east, north, population }) => ({
      name,
      x: tenth(MAP.width / 2 + east * kilometre),
      y: tenth(MAP.height / 2 - north * kilometre),
      r: tenth(Math.min(9, Math.max(2, Math.sqrt(population / 10_000)))),
    })),
  ].filter(({ x, y }) => x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height)
  const labels = placeLabels(discs, MAP)
  return {
    dots: discs.map((disc, at) => ({ ...disc, home: at === 0, label: labels[at] ?? null })),
    kilometre,
    rings: rings.filter(km => km <= reach).reverse(),
  }
}
