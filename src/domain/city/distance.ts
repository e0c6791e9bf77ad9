/** A point on the ground, in degrees (WGS 84). */
export interface Point {
  lat: number
  lng: number
}

/** Mean radius of the Earth, in kilometres. */
const EARTH = 6371

/** As the crow flies, in kilometres. */
export function kilometresBetween(a: Point, b: Point): number {
  const rise = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const turn = Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.sqrt(rise + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * turn))
}

/** How far east and north of `from` a point lies, in kilometres: flat enough for fifty of them. */
export function offset(from: Point, to: Point): { east: number; north: number } {
  return {
    east: EARTH * radians(to.lng - from.lng) * Math.cos(radians(from.lat)),
    north: EARTH * radians(to.lat - from.lat),
  }
}

const WINDS = ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest']

/** « au nord-est », « à l’ouest ». */
export function towards(from: Point, to: Point): string {
  const { east, north } = offset(from, to)
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4 + 8) % 8
  const wind = WINDS[eighth] ?? 'nord'
  return /^[eo]/.test(wind) ? `à l’${wind}` : `au ${wind}`
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
