import { keysOf } from '../closed-list'
import type { Atlas } from './atlas'
import type { City } from './city'

/**
 * What keeps a city's pages out of search engines: where one of these is said, its pages are `noindex,follow` and in no
 * sitemap.
 */
export type Lack = 'old-census' | 'no-neighbourhood' | 'no-body'

const lackWords: Record<Lack, string> = {
  'old-census': 'its census is older than 2023',
  'no-neighbourhood': 'two sources do not agree on where it lies, so that no neighbour can be named',
  'no-body': 'no open aid and no local body is known',
}

const FIRST_CENSUS = 2023

/**
 * The bar of usefulness: a neighbourhood of its own, somebody to ask (the official directory names the chambers of every
 * department of the atlas), and figures of this census. An example site of a trade is drawn for every town.
 */
export function lacksOf(atlas: Pick<Atlas, 'around'>, city: City): Lack[] {
  const lacks: [Lack, boolean][] = [
    ['old-census', city.year < FIRST_CENSUS],
    ['no-neighbourhood', atlas.around(city) === null],
    ['no-body', !city.zone && !city.regionData.site],
  ]
  return lacks.filter(([, lacking]) => lacking).map(([lack]) => lack)
}

export const isUseful = (atlas: Pick<Atlas, 'around'>, city: City): boolean =>
  lacksOf(atlas, city).length === 0

/** How many pages are listed and why the others are not, as docs/city-pages.md prints it. */
export function usefulnessTable(atlas: Pick<Atlas, 'around' | 'cities'>): string {
  const lacking = (lack: Lack) => atlas.cities.filter(city => lacksOf(atlas, city).includes(lack))
  const listed = atlas.cities.filter(city => isUseful(atlas, city)).length
  const rows = [
    ['listed', listed, ''],
    ...keysOf(lackWords).map(lack => [
      lackWords[lack],
      lacking(lack).length,
      lacking(lack)
        .map(({ name, department }) => `${name} (${department})`)
        .join(', '),
    ]),
  ]
  return [
    '| pages | cities | which |',
    '|---|---|---|',
    ...rows.map(cells => `| ${cells.join(' | ')} |`),
  ].join('\n')
}
