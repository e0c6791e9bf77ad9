import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentAtlas } from '../../../tests/support/content-atlas'
import { isUseful, lacksOf } from './usefulness'
import { usefulnessTable } from './usefulness-table'

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

test('docs/city-pages.md prints this table: npx tsx scripts/print-city-table.ts', () => {
  expect(readFileSync('docs/city-pages.md', 'utf8')).toContain(`\n${usefulnessTable(atlas)}\n`)
})
