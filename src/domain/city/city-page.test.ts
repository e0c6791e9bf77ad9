import { expect, test } from 'vitest'
import { readAidFiles } from '~/gateways/read-aid-files'
import { contentAtlas } from '../../../tests/support/texts/content-atlas'
import { likeness, shinglesOf } from '../../../tests/support/texts/shingles'
import { aidStateOf } from '../aids/aid-state'
import { EXAMPLE_TRADES } from '../trade/example-trade'
import { type CityFamily, cityFamilies } from './city'
import { cityPage } from './city-page'
import { coversCity } from './covers-city'
import { tradeGains } from './trade-gains'

/** In words, of the pages that these ones replaced, measured on 22 November 2026. */
const FORMER_MEDIAN: Record<CityFamily, number> = { 'site-internet-gratuit': 468, 'acquisition-client': 371 }

const atlas = contentAtlas()
const today = '2026-11-22'
const catalogue = readAidFiles('content/aids')
  .map(({ aid }) => aid)
  .filter(aid => ['open', 'to-check'].includes(aidStateOf(aid, today)))
  .map(aid => ({ ...aid, state: aidStateOf(aid, today) }))

const writeAll = (family: CityFamily) =>
  atlas.cities.map(city => {
    const aids = catalogue.filter(aid => coversCity(aid, city))
    const page = cityPage(atlas, family, city, aids)
    // The end of a block ends what is said in it.
    const blocks = page.content.split(/<\/(?:p|li|h2|th|td|caption)>/).map(block =>
      block
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    const text = blocks.join(' ')
    const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
    return { city, page, blocks, words, shingles: shinglesOf(text, [city.name]) }
  })

/** Written once for all tests. */
const written = {
  'site-internet-gratuit': writeAll('site-internet-gratuit'),
  'acquisition-client': writeAll('acquisition-client'),
} satisfies Record<CityFamily, unknown>
const pagesOf = (family: CityFamily) => written[family]

const listed = (family: CityFamily) => pagesOf(family).filter(({ page }) => page.indexable)

test.each(cityFamilies)('a %s page shares at most half of its words with its nearest sibling', family => {
  const pages = listed(family)
  const nearest = pages.map(({ page, shingles }) => ({ slug: page.slug, shingles, likeness: 0 }))
  // Likeness goes both ways: each pair is compared once.
  for (const [at, one] of nearest.entries())
    for (const other of nearest.slice(0, at)) {
      const alike = likeness(one.shingles, other.shingles)
      one.likeness = Math.max(one.likeness, alike)
      other.likeness = Math.max(other.likeness, alike)
    }
  const worst = nearest.reduce((a, b) => (a.likeness > b.likeness ? a : b))
  const mean = nearest.reduce((sum, one) => sum + one.likeness, 0) / nearest.length
  console.error(
    `${family}: ${pages.length} listed, nearest sibling ${mean.toFixed(2)} on average, worst ${worst.likeness.toFixed(2)} (${worst.slug})`,
  )
  expect(worst.likeness, worst.slug).toBeLessThanOrEqual(0.5)
})

test.each(cityFamilies)('the median %s page is no longer than before', family => {
  const lengths = pagesOf(family)
    .map(({ words }) => words)
    .sort((a, b) => a - b)
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0
  console.error(`${family}: ${median} words in the middle`)
  expect(median).toBeLessThanOrEqual(FORMER_MEDIAN[family])
})

test.each(cityFamilies)('no sentence of a %s page stands on more than a third of its siblings', family => {
  const pages = listed(family)
  expect(repeated(pages.map(({ city, blocks }) => sentencesOf(blocks, city.name)))).toEqual([])
  // The proof that the check bites: one sentence that would be true anywhere.
  const filled = pages.map(({ city, blocks }) =>
    sentencesOf([...blocks, `${city.name} mérite un site moderne.`], city.name),
  )
  expect(repeated(filled)).toEqual(['§ mérite un site moderne.'])
})

/** Whole sentences, the city's name left out; « art. » and decimals end none. */
function sentencesOf(blocks: string[], name: string): Set<string> {
  const sentences = blocks.flatMap(block => block.replaceAll(name, '§').split(/(?<=[.!?…])(?<!\bart\.)\s+/))
  return new Set(sentences.filter(sentence => /[.!?…]$/.test(sentence)))
}

function repeated(pages: Set<string>[]): string[] {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const sentence of page) counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > pages.length / 3).map(([sentence]) => sentence)
}

test('the two pages of a city serve two purposes', () => {
  const clients = pagesOf('acquisition-client')
  for (const [at, site] of pagesOf('site-internet-gratuit').entries()) {
    expect(likeness(site.shingles, clients[at]?.shingles ?? new Set()), site.page.slug).toBeLessThan(0.35)
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

test('what a town gains reads as French for each trade, with towns of its own', () => {
  for (const city of atlas.cities) {
    const gains = tradeGains(city, atlas.around(city))
    expect(gains).toHaveLength(EXAMPLE_TRADES.length)
    for (const { words } of gains)
      expect(words, city.slug).not.toMatch(/\b(?:de|à) (?:Le|Les) |\bde [AEIOUÉ]|undefined/)
  }
})

test('what is written reads as French', () => {
  for (const family of cityFamilies)
    for (const { page } of pagesOf(family)) {
      const text = page.content.replace(/<[^>]+>/g, ' ')
      const flaws = text.match(
        /\bde (Le|Les) (?!Havre Seine|Mans Métropole)|\bà (Le|Les) |\b(de|que) [AEIOUYÉÈÊÎÔ](?!vry\b)|\b1 (communes|villes|autres)|\b0 |et 1 autres|''|\bCA |\bCC |\bCU /g,
      )
      expect(flaws, page.slug).toBeNull()
    }
})
