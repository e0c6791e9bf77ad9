import { fold } from '../text/slug'
import { type City, type CityData, type CityFamily, type CityRecord, cityFamilies } from './city'
import { type Neighbourhood, neighbourhoodOf } from './neighbourhood'
import type { PlaceRecord } from './place'
import type { PlaceData } from './place-data'

/** The cities that have pages, ready to be found by slug and to be listed by region. */
export interface Atlas {
  source: CityData['source']
  placeSource: PlaceData['source']
  cities: City[]
  /** Towns whose place is sure, those without a page of their own too. */
  places: readonly PlaceRecord[]
  bySlug: ReadonlyMap<string, City>
  /** The most populous of that name, whatever the case and accents. */
  named: (name: string) => City | undefined
  /** Worked out at the first call for a city, then kept; null where its place is not sure. */
  around: (city: City) => Neighbourhood | null
  byRegion: { name: string; cities: City[] }[]
}

/**
 * Joins the cities with their departments, regions and places; one whose department or region is not in the data is
 * left out.
 */
export function makeAtlas(data: CityData, placeData: PlaceData): Atlas {
  const points = new Map(placeData.places.map(place => [place.code, { lat: place.lat, lng: place.lng }]))
  const cities = data.cities.flatMap(record => join(data, record, points.get(record.code) ?? null) ?? [])
  const bySlug = new Map(cities.map(city => [city.slug, city]))
  const byName = new Map([...cities].reverse().map(city => [fold(city.name), city]))
  const slugs = new Map(cities.map(({ code, slug }) => [code, slug]))
  const names = [...new Set(cities.map(city => city.regionData.name))].sort((a, b) =>
    a.localeCompare(b, 'fr'),
  )
  const known = new Map<string, Neighbourhood | null>()
  return {
    source: data.source,
    placeSource: placeData.source,
    cities,
    places: placeData.places,
    bySlug,
    named: name => byName.get(fold(name)),
    around: city => {
      const kept = known.get(city.code)
      if (kept !== undefined) return kept
      const found = neighbourhoodOf(city, placeData, ({ code, department }) => {
        const named = data.departments[department]
        return named ? { slug: slugs.get(code) ?? null, department: { ...named, code: department } } : null
      })
      known.set(city.code, found)
      return found
    },
    byRegion: names.map(name => ({
      name,
      cities: cities
        .filter(city => city.regionData.name === name)
        .sort((a, b) => a.name.localeCompare(b.name, 'fr')),
    })),
  }
}

/** One of a city's two pages. */
export interface CityPlace {
  family: CityFamily
  city: City
}

/** The family and the city of an address such as `acquisition-client-lyon`. */
export function cityOfSlug(atlas: Atlas, slug: string): CityPlace | null {
  for (const family of cityFamilies) {
    const city = slug.startsWith(`${family}-`) ? atlas.bySlug.get(slug.slice(family.length + 1)) : undefined
    if (city) return { family, city }
  }
  return null
}

function join(data: CityData, record: CityRecord, point: City['point']): City | null {
  const departmentData = data.departments[record.department]
  const regionData = data.regions[record.region]
  if (!departmentData || !regionData) return null
  const zone = data.groups[record.territory ?? record.group ?? ''] ?? null
  return {
    ...record,
    point,
    departmentData,
    regionData,
    zone,
    members: zone?.largest.filter(member => member.name !== record.name) ?? [],
  }
}
