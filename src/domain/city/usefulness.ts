import type { Atlas } from './atlas'
import type { City } from './city'

/**
 * What keeps a city's pages out of search engines: where one of these is said, its pages are `noindex,follow` and in no
 * sitemap.
 */
export type Lack = 'no-neighbourhood' | 'no-body'

/**
 * The bar of usefulness: a neighbourhood of its own, and somebody to ask (the official directory names the chambers of every
 * department of the atlas). What an old census says is dated, and stays. An example site of a trade is drawn for every town.
 */
export function lacksOf(atlas: Pick<Atlas, 'around'>, city: City): Lack[] {
  const lacks: [Lack, boolean][] = [
    ['no-neighbourhood', atlas.around(city) === null],
    ['no-body', !city.zone && !city.regionData.site],
  ]
  return lacks.filter(([, lacking]) => lacking).map(([lack]) => lack)
}

/** Whether search engines may list the city's pages. */
export const isUseful = (atlas: Pick<Atlas, 'around'>, city: City): boolean =>
  lacksOf(atlas, city).length === 0
