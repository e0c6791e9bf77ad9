import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { kilometresBetween } from '../src/domain/city/distance'
import type { DoubtfulPlace, LostPlace, PlaceRecord } from '../src/domain/city/place'
import type { PlaceData } from '../src/domain/city/place-data'
import { fold } from '../src/domain/text/slug'
import { geoNames, type SourcePoint, simpleMaps } from './town-sources'
import { worldGazetteer } from './world-gazetteer'

/**
 * Writes content/places.json: the centre of each commune that two of three public sources place within three kilometres of
 * each other. One that a single source knows, or that they place apart, is in doubt: it is no neighbour of any town, and
 * keeps a page from saying that nothing is there.
 * Run it by hand (`npx tsx scripts/build-places.ts`); the file is committed and the site reads it alone.
 */
const MOST_APART = 3
/** What the second source holds of France begins near eight thousand inhabitants. */
const SMALLEST = 8_000
/** Under which country the sources file a department overseas. */
const COUNTRIES: Record<string, string> = { '971': 'GP', '972': 'MQ', '973': 'GF', '974': 'RE', '976': 'YT' }

/** Where sources copied one point of an old register that is not the town: nobody's neighbour. */
const WRONG: Record<string, string> = {
  '97305': 'Macouria: its town hall stands at Tonate, 15 km from that point',
}

interface Commune {
  code: string
  nom: string
  type: string
  typeLiaison?: number
  departement: string
  zone: 'metro' | 'drom' | 'com'
  population?: number
}

const folder = dirname(createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/package.json'))
const read = (name: string) =>
  JSON.parse(readFileSync(join(folder, 'data', `${name}.json`), 'utf8').replaceAll("'", '’'))
const communes = (read('communes') as Commune[]).filter(
  ({ type, zone, population }) =>
    type === 'commune-actuelle' && zone !== 'com' && (population ?? 0) >= SMALLEST,
)
const groupOf = new Map(
  (read('epci') as { code: string; membres: { code: string }[] }[]).flatMap(({ code, membres }) =>
    membres.map(member => [member.code, code] as const),
  ),
)
const first = geoNames()
const second = simpleMaps()
const third = worldGazetteer()

const doubtful: DoubtfulPlace[] = []
const nowhere: LostPlace[] = []
const places = communes.flatMap((commune): PlaceRecord[] => {
  const one = inGeoNames(commune)
  const other = inSource(second, commune, one)
  const agreed = agreement(commune, one, other)
  if (!agreed) {
    const near = one ?? other ?? partInGeoNames(commune)
    if (near) doubtful.push(doubtfulPlace(commune, near, one && other ? kilometresBetween(one, other) : null))
    else nowhere.push({ code: commune.code, name: commune.nom, group: groupOf.get(commune.code) ?? null })
    return []
  }
  return [
    {
      code: commune.code,
      name: commune.nom,
      link: commune.typeLiaison ?? 0,
      department: commune.departement,
      group: groupOf.get(commune.code) ?? null,
      population: commune.population ?? 0,
      lat: round(agreed.point.lat),
      lng: round(agreed.point.lng),
      second: agreed.second && { lat: round(agreed.second.lat), lng: round(agreed.second.lng) },
    },
  ]
})
places.sort((a, b) => b.population - a.population)
doubtful.sort((a, b) => b.population - a.population)
const data: PlaceData = {
  source: {
    label: 'GeoNames, lieux de 1 000 habitants et plus ; SimpleMaps, World Cities Database ; World Gazetteer',
    urls: ['https://www.geonames.org/', 'https://simplemaps.com/data/world-cities'],
    licence: 'CC BY 4.0',
    built_at: '2026-11-25',
    most_apart_km: MOST_APART,
  },
  places,
  doubtful,
  nowhere,
}
const lines = (list: object[]) => list.map(place => JSON.stringify(place)).join(',\n')
writeFileSync(
  new URL('../content/places.json', import.meta.url),
  `{"source":${JSON.stringify(data.source)},\n"places":[\n${lines(places)}\n],\n"doubtful":[\n${lines(doubtful)}\n],\n"nowhere":[\n${lines(nowhere)}\n]}\n`,
)
console.log(
  `${places.length} of ${communes.length} communes, ${doubtful.length} in doubt, ${nowhere.length} nowhere`,
)

/**
 * The point on which two sources agree. Of the third one nothing is kept but that it agrees: `second` is then null.
 * @param one in GeoNames @param other in SimpleMaps
 */
function agreement(
  commune: Commune,
  one: SourcePoint | undefined,
  other: SourcePoint | undefined,
): { point: SourcePoint; second: SourcePoint | null } | null {
  const near = (a: SourcePoint | undefined, b: SourcePoint | undefined) =>
    a !== undefined && b !== undefined && kilometresBetween(a, b) <= MOST_APART
  if (one && other && near(one, other)) return { point: one, second: other }
  if (commune.code in WRONG) return null
  const point = [one, other].find(known => near(known, inSource(third, commune, known)))
  return point ? { point, second: null } : null
}

function doubtfulPlace(commune: Commune, { lat, lng }: SourcePoint, apart: number | null): DoubtfulPlace {
  return {
    code: commune.code,
    name: commune.nom,
    population: commune.population ?? 0,
    lat: round(lat),
    lng: round(lng),
    apart_km: apart === null ? null : Math.round(apart * 10) / 10,
  }
}

/** Any part of the commune, or the only town of its name: near enough to say that something is there. */
function partInGeoNames({ code, nom }: Commune): SourcePoint | undefined {
  const inside = first.filter(point => point.code === code)
  const named = first.filter(({ name, country }) => country === countryOf(code) && plain(name) === plain(nom))
  return inside.sort((a, b) => b.population - a.population)[0] ?? (named.length === 1 ? named[0] : undefined)
}

/** By its code and name; a merged commune by the most populous part that begins with the same word. */
function inGeoNames(commune: Commune): SourcePoint | undefined {
  const here = first.filter(({ country }) => country === countryOf(commune.code))
  const inside = here.filter(({ code }) => code === commune.code)
  const same = (point: SourcePoint) => plain(point.name) === plain(commune.nom)
  const parts = inside.filter(({ name }) => firstWord(name) === firstWord(commune.nom))
  const alone = here.filter(point => same(point) && !point.code)
  return (
    inside.find(same) ??
    parts.sort((a, b) => b.population - a.population)[0] ??
    (alone.length === 1 ? alone[0] : undefined)
  )
}

/** The nearest of the same name; within reach, one spelled a little otherwise. Alone of its name where nothing is near. */
function inSource(
  source: SourcePoint[],
  commune: Commune,
  near: SourcePoint | undefined,
): SourcePoint | undefined {
  const here = source.filter(({ country }) => country === countryOf(commune.code))
  const same = ({ name }: SourcePoint) => plain(name) === plain(commune.nom)
  if (!near) {
    const named = here.filter(same)
    return named.length === 1 ? named[0] : undefined
  }
  const [found] = here
    .map(point => ({ point, km: kilometresBetween(point, near) }))
    .filter(({ point, km }) => same(point) || (km <= MOST_APART && alike(point.name, commune.nom)))
    .sort((a, b) => a.km - b.km)
  return found && found.km <= 60 ? found.point : undefined
}

function countryOf(code: string): string {
  return COUNTRIES[code.slice(0, 3)] ?? 'FR'
}

function alike(name: string, other: string): boolean {
  return firstWord(name) === firstWord(other) || oneLetterApart(plain(name), plain(other))
}

function oneLetterApart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(at + (short.length === long.length ? 1 : 0)) === long.slice(at + 1)
}

function plain(name: string): string {
  return fold(name)
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]/g, '')
}

/** « Villeneuve », « Saint Denis »: what is left of a name when it changes. */
function firstWord(name: string): string {
  return /^((saint|sainte|le|la|les|l)[ ’-]+)?[a-z]+/.exec(fold(name).replace(/œ/g, 'oe'))?.[0] ?? name
}

function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
