import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { likeness, shinglesOf } from '../text/shingles'
import { makeAtlas } from './atlas'
import { type CityFamily, cityFamilies } from './city'
import { cityPage } from './city-page'

const atlas = makeAtlas(JSON.parse(readFileSync('content/cities.json', 'utf8')))
const textOf = (content: string) => content.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const pagesOf = (family: CityFamily) =>
  atlas.cities.map(city => {
    const page = cityPage(atlas, family, city)
    return { page, shingles: shinglesOf(textOf(page.content), [city.name]) }
  })

test.each(cityFamilies)('no %s page is the page of another city with the name exchanged', family => {
  const pages = pagesOf(family)
  let worst = { likeness: 0, pair: '' }
  let sum = 0
  for (const one of pages) {
    let nearest = 0
    for (const other of pages) {
      if (other === one) continue
      const alike = likeness(one.shingles, other.shingles)
      nearest = Math.max(nearest, alike)
      if (alike > worst.likeness) worst = { likeness: alike, pair: `${one.page.slug} / ${other.page.slug}` }
    }
    sum += nearest
  }
  console.error(
    `${family}: nearest sibling ${(sum / pages.length).toFixed(2)} on average, worst ${worst.likeness.toFixed(2)} (${worst.pair})`,
  )
  expect(worst.likeness, worst.pair).toBeLessThan(0.7)
})

test('the two pages of a city serve two purposes', () => {
  const clients = pagesOf('acquisition-client')
  for (const [at, site] of pagesOf('site-internet-gratuit').entries()) {
    expect(likeness(site.shingles, clients[at]?.shingles ?? new Set())).toBeLessThan(0.3)
  }
})

test('titles and descriptions are unique and of a length that is shown whole', () => {
  const pages = cityFamilies.flatMap(family => atlas.cities.map(city => cityPage(atlas, family, city)))
  expect(new Set(pages.map(page => page.title)).size).toBe(pages.length)
  expect(new Set(pages.map(page => page.meta_description)).size).toBe(pages.length)
  for (const page of pages) {
    expect(page.title.length, page.title).toBeLessThanOrEqual(75)
    expect(page.meta_description.length, page.meta_description).toBeLessThanOrEqual(200)
    expect(page.content).not.toMatch(/undefined|NaN|null|\(\)/)
  }
})
