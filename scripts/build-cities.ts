import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { CityData, CityRecord, GroupRecord } from '../src/domain/city/city'
import { slugify } from '../src/domain/text/slug'
import { regionAuthorities } from './region-authorities'

/**
 * Writes content/cities.json from the official list of communes (`@etalab/decoupage-administratif`:
 * INSEE's Code officiel géographique, DGCL's list of intercommunalities, La Poste's postal codes).
 * Run it after a new edition of that package; the file is committed and the site reads it alone.
 */
const SMALLEST_CITY = 20_000
const MEMBERS_KEPT = 14

interface Commune {
  code: string
  nom: string
  type: string
  typeLiaison?: number
  departement: string
  region: string
  zone: 'metro' | 'drom' | 'com'
  population?: number
  codesPostaux?: string[]
  chefLieu?: string
  commune?: string
}
interface Group {
  code: string
  nom: string
  type: string
  membres: { code: string }[]
}
interface Area {
  code: string
  nom: string
  chefLieu: string
  typeLiaison: number
}

// Its own index reads files relative to the working directory: only its data are used.
const folder = dirname(createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/package.json'))
// French prints ’ where the sources type '.
const read = <T>(name: string): T =>
  JSON.parse(readFileSync(join(folder, 'data', `${name}.json`), 'utf8').replaceAll("'", '’'))

const all = read<Commune[]>('communes')
const departments = read<Area[]>('departements')
const regions = read<Area[]>('regions')
const subprefectures = new Set(read<Area[]>('arrondissements').map(area => area.chefLieu))
const groups = read<Group[]>('epci')
const territories = read<Group[]>('ept')

const communes = all.filter(commune => commune.type === 'commune-actuelle' && commune.zone !== 'com')
const byCode = new Map(communes.map(commune => [commune.code, commune]))
const populationOf = (commune: Commune | undefined) => commune?.population ?? 0
const bySize = [...communes].sort((a, b) => populationOf(b) - populationOf(a))
const big = bySize.filter(commune => populationOf(commune) >= SMALLEST_CITY)
const slugs = slugsOf(big)
const departmentsOf = new Map(departments.map(area => [area.code, area]))

const usedGroups = new Map<string, GroupRecord>()
const data: CityData = {
  source: {
    label:
      'Insee, Code officiel géographique 2026 et populations de référence 2023 ; DGCL, intercommunalités 2026 ; La Poste, codes postaux',
    url: 'https://github.com/datagouv/decoupage-administratif',
    year: 2023,
    built_at: '2026-11-21',
  },
  regions: Object.fromEntries(
    regions.flatMap(area =>
      regionAuthorities[area.code] ? [[area.code, { name: area.nom, ...regionAuthorities[area.code] }]] : [],
    ),
  ) as CityData['regions'],
  departments: Object.fromEntries(
    departments.map(area => {
      const members = communes.filter(commune => commune.departement === area.code)
      const population = members.reduce((sum, commune) => sum + populationOf(commune), 0)
      return [area.code, { name: area.nom, link: area.typeLiaison, communes: members.length, population }]
    }),
  ),
  groups: {},
  cities: big.map(record),
}
data.groups = Object.fromEntries(usedGroups)
const lines = data.cities.map(city => JSON.stringify(city)).join(',\n')
const groupLines = Object.entries(data.groups).map(([code, group]) => `"${code}":${JSON.stringify(group)}`)
writeFileSync(
  new URL('../content/cities.json', import.meta.url),
  `{"source":${JSON.stringify(data.source)},\n"regions":${JSON.stringify(data.regions)},\n"departments":${JSON.stringify(
    data.departments,
  )},\n"groups":{\n${groupLines.join(',\n')}\n},\n"cities":[\n${lines}\n]}\n`,
)
console.log(`${data.cities.length} cities, ${usedGroups.size} intercommunalities`)

function record(commune: Commune): CityRecord {
  const postalCodes = [...new Set(commune.codesPostaux ?? [])].sort()
  const codes = new Set(postalCodes)
  const parts = all.filter(part => part.type === 'commune-deleguee' || part.type === 'commune-associee')
  return {
    code: commune.code,
    slug: slugs.get(commune.code) ?? slugify(commune.nom),
    name: commune.nom,
    link: commune.typeLiaison ?? 0,
    population: populationOf(commune),
    // Mayotte has had no census since; the source gives its 2017 figures.
    year: commune.departement === '976' ? 2017 : 2023,
    department: commune.departement,
    region: commune.region,
    seat: seatOf(commune),
    postal_codes: postalCodes,
    ranks: {
      country: rank(commune, () => true),
      region: rank(commune, other => other.region === commune.region),
      department: rank(commune, other => other.departement === commune.departement),
    },
    group: groupOf(commune, groups),
    territory: groupOf(commune, territories),
    districts: all
      .filter(part => part.type === 'arrondissement-municipal' && part.commune === commune.code)
      .map(part => ({
        name: part.nom.replace(`${commune.nom} `, '').toLowerCase(),
        population: populationOf(part),
      })),
    former: parts
      .filter(part => part.chefLieu === commune.code && part.nom !== commune.nom)
      .map(part => part.nom),
    homonyms: communes
      .filter(other => other.nom === commune.nom && other.code !== commune.code)
      .map(other => departmentsOf.get(other.departement)?.nom ?? other.departement),
    code_sharers: communes
      .filter(other => other.code !== commune.code && other.codesPostaux?.some(code => codes.has(code)))
      .map(other => other.nom),
  }
}

function rank(commune: Commune, among: (other: Commune) => boolean): number {
  return bySize.filter(among).indexOf(commune) + 1
}

function seatOf({ code }: Commune): CityRecord['seat'] {
  if (regions.some(area => area.chefLieu === code)) return 'region'
  if (departments.some(area => area.chefLieu === code)) return 'department'
  return subprefectures.has(code) ? 'arrondissement' : null
}

function groupOf(commune: Commune, list: Group[]): string | null {
  const group = list.find(candidate => candidate.membres.some(member => member.code === commune.code))
  if (!group) return null
  if (!usedGroups.has(group.code)) {
    const members = group.membres
      .flatMap(member => byCode.get(member.code) ?? [])
      .sort((a, b) => populationOf(b) - populationOf(a))
    usedGroups.set(group.code, {
      name: group.nom,
      type: group.type,
      members: members.length,
      population: members.reduce((sum, member) => sum + populationOf(member), 0),
      largest: members.slice(0, MEMBERS_KEPT).map(member => ({
        name: member.nom,
        population: populationOf(member),
        ...(slugs.has(member.code) ? { slug: slugs.get(member.code) } : {}),
      })),
    })
  }
  return group.code
}

/** The largest of several cities of one name keeps the plain slug; the others add their department. */
function slugsOf(cities: Commune[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    cities.map(city => {
      const plain = slugify(city.nom)
      const slug = taken.has(plain) ? `${plain}-${city.departement.toLowerCase()}` : plain
      taken.add(slug)
      return [city.code, slug]
    }),
  )
}
