import type { City, CityData } from './city'
import { kilometresBetween, offset, type Point, towards } from './distance'
import type { PlaceRecord } from './place'
import type { PlaceData } from './place-data'

/** How far around a town its page looks, in kilometres. */
export const RINGS = [10, 20, 30] as const

/** Where a town has fewer neighbours than this within the last ring, the next ones are named, within a day's work. */
const FEWEST = 3
/** Farther than this nobody drives to a customer, and a line across mountains says nothing of the road. */
const FARTHEST = 80

/** Another town, seen from the one whose page it is. */
export interface Neighbour {
  name: string
  link: number
  /** Of its own page; null where it has none. */
  slug: string | null
  population: number
  /** Whole, at least one: as the crow flies, between the centres. Every comparison is made with what is shown. */
  km: number
  /** « au nord-est ». */
  side: string
  east: number
  north: number
  department: CityData['departments'][string] & { code: string }
  sameDepartment: boolean
  sameGroup: boolean
}

/** What lies within so many kilometres, the town itself left out. */
export interface Ring {
  km: number
  towns: number
  people: number
}

export interface Neighbourhood {
  /** The nearest first. */
  near: Neighbour[]
  rings: Ring[]
  /** Towns that lie around here, though two sources do not agree where: neither counted nor measured. Nearest first. */
  unsure: string[]
}

/**
 * The towns around one, whatever the borders of departments and intercommunalities: those of content/places.json, from
 * eight thousand inhabitants on.
 * @returns null where two sources do not agree on where the town itself lies
 */
export function neighbourhoodOf(
  city: Pick<City, 'code' | 'department' | 'group'>,
  { places, doubtful, nowhere }: PlaceData,
  describe: (place: PlaceRecord) => Pick<Neighbour, 'slug' | 'department'> | null,
): Neighbourhood | null {
  const home = places.find(({ code }) => code === city.code)
  if (!home) return null
  const shownKm = (point: Point) => Math.max(1, Math.round(kilometresBetween(home, point)))
  const all = places
    .filter(place => place !== home && landOf(place) === landOf(home))
    .map(place => ({ place, km: shownKm(place), exact: kilometresBetween(home, place) }))
    .sort((a, b) => a.exact - b.exact)
  const widest = RINGS.at(-1) ?? 0
  const near = all.filter(({ km }, at) => km <= widest || (at < FEWEST && km <= FARTHEST))
  return {
    near: near.flatMap(({ place, km }) => {
      const described = describe(place)
      if (!described) return []
      return {
        ...described,
        ...offset(home, place),
        name: place.name,
        link: place.link,
        population: place.population,
        km,
        side: towards(home, place),
        sameDepartment: place.department === city.department,
        sameGroup: place.group !== null && place.group === city.group,
      }
    }),
    rings: RINGS.map(ring => {
      const inside = all.filter(({ km }) => km <= ring)
      return {
        km: ring,
        towns: inside.length,
        people: inside.reduce((sum, { place }) => sum + place.population, 0),
      }
    }),
    unsure: [
      ...doubtful
        .filter(place => shownKm(place) <= widest)
        .sort((a, b) => kilometresBetween(home, a) - kilometresBetween(home, b)),
      ...nowhere.filter(({ group }) => group !== null && group === city.group),
    ].map(({ name }) => name),
  }
}

/** What a van drives across without a ferry: the mainland, Corsica, each department overseas. */
function landOf({ department }: Pick<PlaceRecord, 'department'>): string {
  if (department === '2A' || department === '2B') return 'Corse'
  return department.startsWith('97') ? department : 'métropole'
}

/** The town that draws most people comes first: many inhabitants, few kilometres. */
export function byPull(a: Neighbour, b: Neighbour): number {
  return b.population / b.km ** 2 - a.population / a.km ** 2
}

/** The nearest `most` towns; the largest within twenty kilometres is among them, as Paris is around Vincennes. */
export function townsToShow({ near }: Neighbourhood, most: number): Neighbour[] {
  const [largest] = near.filter(({ km }) => km <= 20).sort((a, b) => b.population - a.population)
  const nearest = near.slice(0, most)
  return !largest || nearest.includes(largest) ? nearest : [...near.slice(0, most - 1), largest]
}
