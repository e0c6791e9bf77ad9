import type { Atlas } from '../src/domain/city/atlas'
import { isUseful, type Lack, lacksOf } from '../src/domain/city/usefulness'
import { keysOf } from '../src/domain/closed-list'

const lackWords: Record<Lack, string> = {
  'no-neighbourhood': 'no two sources agree on where it lies, so that no neighbour can be named',
  'no-body': 'no open aid and no local body is known',
}

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
