import { expect, test } from 'vitest'
import { MOST_SOURCES, OTHER_SOURCES, sourceOf, withFewSources } from './site-counts'

const own = (host: string) => host === 'perrier.localhost'

test.each([
  ['/', undefined, 'direct'],
  ['/', '', 'direct'],
  ['/', 'about:blank', 'direct'],
  ['/', 'https://www.google.com/', 'google.com'],
  ['/services', 'https://l.facebook.com/l.php?u=x', 'l.facebook.com'],
  ['/services', 'http://perrier.localhost:3000/', null],
  ['/?utm_source=Carte', 'http://perrier.localhost:3000/', 'carte'],
  ['/?utm_source=zoe%40exemple.fr', undefined, OTHER_SOURCES],
  [`/?utm_source=${'x'.repeat(41)}`, undefined, OTHER_SOURCES],
  ['/?utm_source=', 'https://exemple.fr/', 'exemple.fr'],
  ['/', 'https://[::1]/', 'direct'],
])('%s from %s is %s', (asked, referrer, source) => {
  expect(sourceOf(asked, referrer, own)).toBe(source)
})

test('a day holds so many sources, and the rest is counted together', () => {
  const many = Array.from({ length: MOST_SOURCES + 5 }, (_, at) => ({
    ...{ site: 'a', kind: 'source' as const, name: `s${at}.example`, n: 2 },
  }))
  const kept = withFewSources([...many, { site: 'a', kind: 'page', name: '/', n: 1 }], new Map())
  expect(kept).toHaveLength(MOST_SOURCES + 2)
  expect(kept).toContainEqual({ site: 'a', kind: 'source', name: OTHER_SOURCES, n: 10 })
  const known = new Map([['a', new Set(many.slice(0, MOST_SOURCES).map(({ name }) => name))]])
  expect(withFewSources(many.slice(-5), known)).toEqual([
    { site: 'a', kind: 'source', name: OTHER_SOURCES, n: 10 },
  ])
})
