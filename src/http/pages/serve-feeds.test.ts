import { expect, test } from 'vitest'
import { aidStateOf } from '~/domain/aids/aid-state'
import { mostForSite } from '~/domain/aids/aid-words'
import { cityFamilies } from '~/domain/city/city'
import { indexNowKey } from '~/domain/content/addresses'
import { OFFER } from '~/domain/invoice/offer'
import { bareClaims } from '~/domain/text/aid-claims'
import { parisDay } from '~/domain/text/french'
import { listPublishedAids } from '~/store/aids/aids'
import type { Deps } from '~/usecases/ground/deps'
import { rendered } from '../../../tests/support/files/rendered'
import { startSite } from '../../../tests/support/program/in-process'
import { oncePerFile } from '../../../tests/support/runner/at-end'
import { pageFaults } from '../../../tests/support/texts/page-faults'
import { contentPages, hydratedPages } from '../../../tests/support/texts/public-pages'

/** None of the tests that share it counts what is there. */
const sharedSite = oncePerFile(() => startSite())

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
const text = async (address: string) => (await fetch(address)).text()

/** Every page address that the sitemaps name. */
async function pagesOf(url: string): Promise<string[]> {
  const lists = await Promise.all(locations(await text(`${url}/sitemap.xml`)).map(text))
  return lists.flatMap(locations)
}

test('every page of the sitemaps answers, with one h1, words of its own, valid JSON-LD and nothing that was corrected; so does all that they link to', async () => {
  const { url, deps } = sharedSite()
  const pages = await pagesOf(url)
  expect(pages.length).toBeGreaterThan(900)
  expect(new Set(pages).size).toBe(pages.length)
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const best = await bestOpenAid(deps)
  const { aids } = await (await fetch(`${url}/api/aids`)).json()
  expect(aids.filter(({ state }: { state: string }) => state === 'closed').length).toBeGreaterThan(3)
  const wrong: string[] = []
  const waiting = [...pages]
  const work = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const answer = await rendered(page)
      expect.soft(answer.status, page).toBe(200)
      const html = await answer.text()
      expect.soft(html.match(/<h1[\s>]/g)?.length, `h1 of ${page}`).toBe(1)
      expect.soft(html, page).toContain(`<link rel="canonical" href="${page.replace(/\/$/, '/')}"/>`)
      expect.soft(html, page).not.toContain('noindex')
      expect.soft(bareClaims(html, best), `amounts of aid on ${page}`).toEqual([])
      wrong.push(...pageFaults(new URL(page).pathname, html, aids))
      own(titles, /<title>([^<]+)<\/title>/, html, page)
      own(descriptions, /<meta name="description" content="([^"]+)"/, html, page)
      for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        const item = JSON.parse(json) as Record<string, unknown>
        expect.soft(item['@context'], page).toBe('https://schema.org')
        expect.soft(item['@type'], page).toEqual(expect.any(String))
      }
    }
  }
  await Promise.all([1, 2, 3, 4].map(work))
  expect(wrong).toEqual([])
  await leadOn(url, new Set(pages))
})

/** Pages of every kind say in JSON what they say in words, show a picture when shared, and no link or anchor of theirs is dead. */
async function leadOn(url: string, answered: Set<string>) {
  const links = new Set<string>()
  const anchors = new Set<string>()
  for (const path of [...contentPages, ...hydratedPages]) {
    const html = await text(url + path)
    for (const anchor of anchorsIn(html, url + path)) anchors.add(anchor)
    if (hydratedPages.includes(path)) continue
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect.soft(JSON.parse(json), path).toMatchObject({ '@context': 'https://schema.org' })
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
    const shown = await fetch(url + new URL(picture).pathname)
    expect.soft(shown.headers.get('content-type'), path).toBe('image/png')
    for (const link of linksIn(html, url + path)) links.add(link)
  }
  expect(links.size).toBeGreaterThan(100)
  for (const link of links) if (!answered.has(link)) expect.soft((await fetch(link)).ok, link).toBe(true)
  for (const anchor of anchors) {
    const { origin, pathname, hash } = new URL(anchor)
    expect.soft(await text(origin + pathname), anchor).toContain(` id="${decodeURIComponent(hash.slice(1))}"`)
  }
}

/** Which parts of pages of this site the links of a page lead to. */
const anchorsIn = (html: string, page: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*#[^"]+)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), page))
    .filter(({ origin }) => origin === new URL(page).origin)
    .map(({ href }) => href)

/** Where the links of a page lead on this site, without their anchors. */
const linksIn = (html: string, page: string): string[] =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), page))
    .filter(({ origin }) => origin === new URL(page).origin)
    .map(({ origin, pathname, search }) => origin + pathname + search)

test('no page outside the sitemaps shows an amount of aid bare', async () => {
  const { url, deps } = sharedSite()
  const best = await bestOpenAid(deps)
  const listed = new Set(await pagesOf(url))
  const towns = deps.atlas.cities.flatMap(({ slug }) =>
    cityFamilies.map(family => `${url}/${family}-${slug}`),
  )
  const results = ['97400', '35000', '59000', '14000', '75011', '98713', '69002', '70000'].map(
    code => `${url}/simulateur?etape=9&france=oui&code-postal=${code}&effectif=9&situation=oui`,
  )
  const others = ['/exemples', '/documentation-api', '/dossier'].map(path => url + path)
  // The words of all of them are read in aid-claims.test.ts; here some, as the screen renders them.
  const unlisted = towns.filter(town => !listed.has(town)).filter((_, at) => at % 4 === 0)
  expect(unlisted.length).toBeGreaterThan(0)
  for (const page of [...[...unlisted, ...others].map(path => `${path}?essai`), ...results]) {
    const answer = await fetch(page)
    expect.soft(answer.status, page).toBe(200)
    expect.soft(bareClaims(await answer.text(), best), `amounts of aid on ${page}`).toEqual([])
  }
})

/** What the most generous open aid could pay of our site, whole euros; 0 while none is open. */
async function bestOpenAid({ db, clock }: Deps): Promise<number> {
  const aids = await listPublishedAids(db)
  const open = aids.filter(aid => aidStateOf(aid, parisDay(clock())) === 'open')
  return Math.max(0, ...open.map(aid => mostForSite(aid, OFFER.net_cents / 100) ?? 0))
}

function own(seen: Map<string, string>, pattern: RegExp, html: string, page: string) {
  const [, words = ''] = pattern.exec(html) ?? []
  expect.soft(words, `${pattern} of ${page}`).not.toBe('')
  expect.soft(seen.get(words), `${words}: ${page}`).toBeUndefined()
  seen.set(words, page)
}

test('machines find what they ask for, and 304 when nothing changed', async () => {
  const { url, errors } = sharedSite()
  const atom = await fetch(`${url}/blog/atom.xml`)
  expect(atom.headers.get('content-type')).toMatch(/^application\/atom\+xml/)
  expect((await atom.text()).match(/<entry>/g)?.length).toBeGreaterThanOrEqual(15)
  const etag = atom.headers.get('etag') ?? ''
  expect((await fetch(`${url}/blog/atom.xml`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(await text(`${url}/robots.txt`)).toContain(`Sitemap: ${url}/sitemap.xml`)
  const key = indexNowKey(url)
  expect(await text(`${url}/${key}.txt`)).toBe(key)
  const picture = await fetch(`${url}/og/page/site-internet-gratuit-lyon.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  for (const path of [
    '/og/blog/rien.png',
    '/og/page/rien.png',
    '/sitemaps/rien.xml',
    `/${key.replace(/./, 'z')}.txt`,
  ]) {
    expect.soft((await fetch(url + path)).status, path).toBe(404)
  }
  expect(errors).toEqual([])
})

test('a page that says too little is followed but not listed', async () => {
  const { url } = sharedSite()
  const page = `${url}/site-internet-gratuit-chemille-en-anjou`
  expect(await text(page)).toContain('<meta name="robots" content="noindex,follow"/>')
  expect(await pagesOf(url)).not.toContain(page)
})
