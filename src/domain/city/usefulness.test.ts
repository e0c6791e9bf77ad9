import { expect, test } from 'vitest'
import { contentAtlas } from '../../../tests/support/texts/content-atlas'
import { isUseful, lacksOf } from './usefulness'

const atlas = contentAtlas()
const lacks = (slug: string) => {
  const city = atlas.bySlug.get(slug)
  return city ? lacksOf(atlas, city) : null
}

test('a page is listed when its town has a place and somebody to ask', () => {
  expect(lacks('lyon')).toEqual([])
  expect(lacks('asnieres-sur-seine')).toEqual([])
  expect(lacks('mamoudzou')).toEqual([])
  expect(lacks('chemille-en-anjou')).toEqual(['no-neighbourhood'])
  expect(atlas.cities.filter(city => isUseful(atlas, city)).length).toBeGreaterThan(475)
})
