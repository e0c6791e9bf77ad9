import { type City, type CityData, type CityFamily, type CityRecord, cityFamilies } from './city'

/** The cities that have pages, ready to be found by slug and to be listed by region. */
export interface Atlas {
  source: CityData['source']
  cities: City[]
  bySlug: ReadonlyMap<string, City>
  /** The two cities just above and just below in population, where there are. */
  peersOf: (city: City) => City[]
  byRegion: { name: string; cities: City[] }[]
}

export function makeAtlas(data: CityData): Atlas {
  const cities = data.cities.flatMap(record => join(data, record) ?? [])
  const bySlug = new Map(cities.map(city => [city.slug, city]))
  const place = new Map(cities.map((city, at) => [city.slug, at]))
  const names = [...new Set(cities.map(city => city.regionData.name))].sort((a, b) =>
    a.localeCompare(b, 'fr'),
  )
  return {
    source: data.source,
    cities,
    bySlug,
    peersOf: ({ slug }) => {
      const at = place.get(slug) ?? 0
      return [at - 2, at - 1, at + 1, at + 2].flatMap(n => cities[n] ?? [])
    },
    byRegion: names.map(name => ({
      name,
      cities: cities
        .filter(city => city.regionData.name === name)
        .sort((a, b) => a.name.localeCompare(b.name, 'fr')),
    })),
  }
}

/** The family and the city of an address such as `acquisition-client-lyon`. */
export function cityOfSlug(atlas: Atlas, slug: string): { family: CityFamily; city: City } | null {
  for (const family of cityFamilies) {
    const city = slug.startsWith(`${family}-`) ? atlas.bySlug.get(slug.slice(family.length + 1)) : undefined
    if (city) return { family, city }
  }
  return null
}

function join(data: CityData, record: CityRecord): City | null {
  const departmentData = data.departments[record.department]
  const regionData = data.regions[record.region]
  if (!departmentData || !regionData) return null
  const zone = data.groups[record.territory ?? record.group ?? ''] ?? null
  return {
    ...record,
    departmentData,
    regionData,
    zone,
    neighbours: zone?.largest.filter(member => member.name !== record.name) ?? [],
  }
}
