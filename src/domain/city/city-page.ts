import { OFFER } from '../invoice/offer'
import { frenchSpaces } from '../text/french-spaces'
import type { NearAid } from './aids-here'
import type { Atlas } from './atlas'
import type { City, CityFamily } from './city'
import { clientsPageContent } from './clients-page'
import { atPlace, kilometres, ofPlace } from './place-names'
import { sitePageContent } from './site-page'
import { isUseful } from './usefulness'

/** The day on which the composed sentences last changed, `2026-11-22`: raise it with them. */
const COMPOSED_AT = '2026-11-25'

export interface CityPage {
  slug: string
  title: string
  h1: string
  meta_description: string
  city: string
  content: string
  updated_at: string
  indexable: boolean
}

/**
 * A landing page composed from the data of its city.
 * @param aids those of its department, that are neither closed nor ended
 * @param net_cents the price of the site before tax
 */
export function cityPage(
  atlas: Atlas,
  family: CityFamily,
  city: City,
  aids: NearAid[] = [],
  net_cents: number = OFFER.net_cents,
): CityPage {
  const around = atlas.around(city)
  const site = family === 'site-internet-gratuit'
  const content = site ? sitePageContent(city, around, aids, net_cents) : clientsPageContent(city, around)
  return {
    slug: `${family}-${city.slug}`,
    ...(site ? siteTexts(atlas, city) : clientTexts(atlas, city)),
    city: city.name,
    content: frenchSpaces(content),
    updated_at: cityPagesChanged(atlas),
    indexable: isUseful(atlas, city),
  }
}

/** The day on which the data or the sentences last changed, `2026-11-21`. */
export function cityPagesChanged({ source, placeSource }: Atlas): string {
  return [source.built_at, placeSource.built_at, COMPOSED_AT].sort().at(-1) ?? COMPOSED_AT
}

const siteTexts = (atlas: Atlas, city: City) => ({
  title: frenchSpaces(`Site internet gratuit ${titlePlace(atlas, city)} : qui paie ?`),
  h1: frenchSpaces(`Site internet gratuit ${atPlace(city)} : qui paie, à quelles conditions`),
  meta_description: frenchSpaces(
    `Entreprise ${atPlace(city)}${inBrackets(city)} : les aides nommées et datées, qui renseigne, ce qui reste à payer, et les villes voisines que le site doit nommer.`,
  ),
})

/** « à Saint-Denis (974) » where two cities of the same name have a page. */
function titlePlace({ cities }: Atlas, city: City): string {
  const alone = cities.filter(({ name }) => name === city.name).length === 1
  return alone ? atPlace(city) : `${atPlace(city)} (${city.department})`
}

const clientTexts = (atlas: Atlas, city: City) => ({
  title: `Trouver des clients ${atPlace(city)} (${city.department})`,
  h1: `Trouver des clients ${atPlace(city)}`,
  meta_description: frenchSpaces(
    `Quelle zone acheter autour ${ofPlace(city)}${inBrackets(city)}${nearestWords(atlas, city)} : habitants à 10, 20 et 30 km, et prix d’un appel par métier.`,
  ),
})

function nearestWords(atlas: Atlas, city: City): string {
  const nearest = atlas.around(city)?.near[0]
  return nearest ? `, ${nearest.name} étant à ${kilometres(nearest.km)}` : ''
}

/** Its department, where that is not called like the town. */
const inBrackets = ({ name, departmentData }: Pick<City, 'name' | 'departmentData'>) =>
  name === departmentData.name ? '' : ` (${departmentData.name})`
