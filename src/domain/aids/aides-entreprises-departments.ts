import { REGION_DEPARTMENTS } from '../place/region-departments'
import { slugify } from '../text/slug'

/** What a proposal is made from. */
export interface Territories {
  /** Their names by code, « 974 ». */
  departments: Record<string, { name: string }>
}

/** By region and department; null where one of them is smaller, and postal codes cannot tell. */
export function departmentsOf(places: string[], { departments }: Territories): string[] | null {
  const named = new Map([
    ...Object.entries(REGION_DEPARTMENTS).map(([name, codes]) => [slugify(name), codes] as const),
    ...Object.entries(departments).map(([code, { name }]) => [slugify(name), [code]] as const),
  ])
  const found = places.map(place => (slugify(place) === 'france' ? [] : named.get(slugify(place))))
  if (found.length === 0 || found.includes(undefined)) return null
  if (found.some(codes => codes?.length === 0)) return []
  return [...new Set(found.flatMap(codes => codes ?? []))].sort()
}
