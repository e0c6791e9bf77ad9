import { expect, test } from 'vitest'
import { readAidFiles } from '~/gateways/read-aid-files'
import { amountWords, datedSourceWords, mostForSite, whenToSign } from './aid-words'

test('an amount is never said without « jusqu’à » and « sous réserve »', () => {
  for (const { aid } of readAidFiles('content/aids')) {
    const words = amountWords(aid)
    if (!/\d/.test(words)) continue
    expect(words).toMatch(/^jusqu’à .* sous réserve d’acceptation$/)
    expect(words.match(/jusqu’à/g)?.length).toBe(words.match(/[€%]/g)?.length)
  }
})

test('what a text says of « Combien » is bounded and depends on a decision', () => {
  const said = readAidFiles('content/aids').flatMap(({ aid }) =>
    [...aid.text.matchAll(/^## Combien.*\n+([^#]*)/gm)].map(([, words = '']) => [aid.slug, words] as const),
  )
  expect(said.length).toBeGreaterThan(10)
  for (const [slug, words] of said) {
    expect(words, slug).toMatch(/jusqu’à/i)
    expect(words, slug).toMatch(/sous réserve/)
  }
})

test.each([
  [{ rate: 80, ceiling: 3200, site_ceiling: 2000 }, 2000],
  [{ rate: 80, ceiling: 3200, site_ceiling: null }, 3200],
  [{ rate: 50, ceiling: 5000, site_ceiling: null }, 2500],
  [{ rate: null, ceiling: 500, site_ceiling: null }, 500],
  [{ rate: 100, ceiling: 75_000, site_ceiling: null }, 5000],
  [{ rate: null, ceiling: null, site_ceiling: null }, null],
])('of a site of 5 000 €, %o pays at most %s', (aid, most) => {
  expect(mostForSite({ kind: 'subvention', ...aid }, 5000)).toBe(most)
})

test('the day a source was read is said once', () => {
  for (const { aid } of readAidFiles('content/aids')) {
    const words = datedSourceWords(aid)
    expect(new Set(words.match(/\d+\s\S+\s20\d\d/g)).size, words).toBe(
      words.match(/\d+\s\S+\s20\d\d/g)?.length ?? 0,
    )
  }
})

test('a day whose number ends like that of the source is told beside it', () => {
  expect(datedSourceWords({ source_dated: 'page du 26 septembre 2026', checked_on: '2026-09-06' })).toContain(
    '(lue',
  )
})

test('loans and advice pay nothing of a site', () => {
  const sums = { rate: 40, ceiling: 75_000, site_ceiling: null }
  expect(mostForSite({ kind: 'accompagnement', ...sums }, 5000)).toBeNull()
  expect(mostForSite({ kind: 'pret', ...sums }, 5000)).toBeNull()
  expect(amountWords({ kind: 'accompagnement', ...sums })).not.toMatch(/\d/)
})

test('advice is said to be there at any time only where its rule says so', () => {
  const advice = readAidFiles('content/aids').flatMap(({ aid }) =>
    aid.kind === 'accompagnement' ? [[aid.signing, whenToSign(aid)]] : [],
  )
  expect(new Set(advice.map(([signing]) => signing)).size).toBe(4)
  for (const [signing, words] of advice)
    expect(words?.includes('à tout moment'), words).toBe(signing === 'free')
})
