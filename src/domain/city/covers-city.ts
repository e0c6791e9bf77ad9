import type { Aid } from '../aids/aid'
import { fold } from '../text/slug'
import type { City } from './city'

/**
 * Whether an aid of the catalogue is for firms of that city: its department is named, and where the territory is smaller
 * (« le Grand Dax (Landes) »), it is the city's own intercommunality.
 */
export function coversCity(
  { departments, territory }: Pick<Aid, 'departments' | 'territory'>,
  city: Pick<City, 'department' | 'zone'>,
): boolean {
  if (!departments.includes(city.department)) return false
  const [, smaller] = /^(.+) \([^)]+\)$/.exec(territory) ?? []
  if (smaller === undefined) return true
  const name = fold(smaller).replace(/^(le|la|les|l'agglomeration de|l'agglomeration du) /, '')
  return city.zone !== null && fold(city.zone.name).includes(name)
}
