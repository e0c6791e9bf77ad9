import { frenchSpaces } from '../text/typography'
import type { Atlas } from './atlas'
import { type City, type CityFamily, COMPLETE_ENOUGH, completeness } from './city'
import { clientsPageContent } from './clients-page'
import { atPlace } from './place-names'
import { type NearAid, sitePageContent } from './site-page'

/** The day on which the composed sentences last changed, `2026-11-22`: raise it with them. */
const COMPOSED_AT = '2026-11-22'

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
 */
export function cityPage(atlas: Atlas, family: CityFamily, city: City, aids: NearAid[] = []): CityPage {
  const peers = atlas.peersOf(city)
  const texts = family === 'site-internet-gratuit' ? siteTexts(atlas, city) : clientTexts(city)
  const content =
    family === 'site-internet-gratuit' ? sitePageContent(city, peers, aids) : clientsPageContent(city, peers)
  return {
    slug: `${family}-${city.slug}`,
    ...texts,
    city: city.name,
    content: frenchSpaces(`${content}\n${sourceLine(atlas)}`),
    updated_at: cityPagesChanged(atlas),
    indexable: completeness(city) >= COMPLETE_ENOUGH,
  }
}

/** The day on which the data or the sentences last changed, `2026-11-21`. */
export function cityPagesChanged({ source }: Atlas): string {
  return source.built_at > COMPOSED_AT ? source.built_at : COMPOSED_AT
}

const siteTexts = (atlas: Atlas, city: City) => ({
  title: frenchSpaces(`Financer un site internet ${titlePlace(atlas, city)} : aides et conditions`),
  h1: frenchSpaces(`Financer un site internet ${atPlace(city)} : aides et conditions`),
  meta_description: frenchSpaces(
    `Entreprise ${atPlace(city)} (${city.departmentData.name}) : quelles aides peuvent payer une part de votre site, à quelles conditions, et quelles communes ses pages doivent nommer.`,
  ),
})

/** « à Saint-Denis (974) » where two cities of the same name have a page. */
function titlePlace({ cities }: Atlas, city: City): string {
  const alone = cities.filter(({ name }) => name === city.name).length === 1
  return alone ? atPlace(city) : `${atPlace(city)} (${city.department})`
}

const clientTexts = (city: City) => ({
  title: `Trouver des clients ${atPlace(city)} (${city.department})`,
  h1: `Trouver des clients ${atPlace(city)}`,
  meta_description: frenchSpaces(
    `Zone à couvrir autour de vous ${atPlace(city)} (${city.departmentData.name}), commune par commune et chiffres à l’appui, fiche Google et prix d’un contact qualifié.`,
  ),
})

const sourceLine = ({ source }: Atlas) =>
  `<p><small>Sources : ${source.label}, lus dans <a href="${source.url}">les données de data.gouv.fr</a>. Rangs, parts et cumuls : nos calculs.</small></p>`
