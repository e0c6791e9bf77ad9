import { slugify } from '../text/slug'
import type { City } from './city'

/** The administration's own directory, which names the chambers of each department. */
const DIRECTORY = 'https://lannuaire.service-public.fr/navigation'

/** Where the directory lists the chambers that a firm of that city belongs to. */
export function chambersOf({ regionData, departmentData }: City): { trade: string; crafts: string } {
  const place = `${DIRECTORY}/${slugify(regionData.name)}/${slugify(departmentData.name)}`
  return { trade: `${place}/cci`, crafts: `${place}/chambre_metier` }
}

/** Economic development belongs to them by law: art. L3641-1, L5214-16, L5215-20, L5216-5, L5217-2, L5219-1 CGCT. */
export function articleOfGroup({ name, type }: { name: string; type: string }): string | null {
  if (name === 'Métropole du Grand Paris') return 'L5219-1'
  const articles: Record<string, string> = {
    CC: 'L5214-16',
    CA: 'L5216-5',
    CU: 'L5215-20',
    MET69: 'L3641-1',
    METRO: 'L5217-2',
  }
  return articles[type] ?? null
}
