import type { Point } from './distance'

/** What content/cities.json holds, made by scripts/build-cities.ts: official data, each dated and sourced. */
export interface CityData {
  source: {
    label: string
    url: string
    /** The year that the populations describe. */
    year: number
    /** The day on which the file was made, `2026-11-21`. */
    built_at: string
  }
  regions: Record<string, { name: string; authority: string; site: string }>
  departments: Record<string, { name: string; link: number; communes: number; population: number }>
  groups: Record<string, GroupRecord>
  /** Most populous first. */
  cities: CityRecord[]
}

export interface CityRecord {
  /** INSEE code of the commune. */
  code: string
  slug: string
  name: string
  /** INSEE's « type de nom en clair », which says how French joins the name: see place-names.ts. */
  link: number
  population: number
  year: number
  department: string
  region: string
  /** The highest administration that sits here. */
  seat: 'region' | 'department' | 'arrondissement' | null
  postal_codes: string[]
  /** 1 for the most populous. */
  ranks: { country: number; region: number; department: number }
  /** Code of its intercommunality. */
  group: string | null
  /** Code of its « établissement public territorial », in Greater Paris only. */
  territory: string | null
  /** Municipal arrondissements of Paris, Lyon and Marseille. */
  districts: { name: string; population: number }[]
  /** Communes that merged into this one. */
  former: string[]
  /** Departments that hold a commune of the same name. */
  homonyms: string[]
  /** Communes that share one of its postal codes. */
  code_sharers: string[]
}

export interface GroupRecord {
  name: string
  type: string
  members: number
  population: number
  /** Most populous first; a slug where the commune has its own page. */
  largest: { name: string; population: number; slug?: string }[]
}

/** A city with what surrounds it, ready to be written about. */
export interface City extends CityRecord {
  /** Null where two sources do not agree on where it lies. */
  point: Point | null
  departmentData: CityData['departments'][string]
  regionData: CityData['regions'][string]
  /** The closest intercommunality that means something locally: the territory where there is one. */
  zone: GroupRecord | null
  /** The other communes of the zone, most populous first. */
  members: GroupRecord['largest']
}

/** The two kinds of page that each city has, by the start of their address. */
export const cityFamilies = ['site-internet-gratuit', 'acquisition-client'] as const
export type CityFamily = (typeof cityFamilies)[number]
