import { join } from 'node:path'
import fc from 'fast-check'
import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { appRoot } from '~/config/app-root'
import { startSite } from '../../../tests/support/program/in-process'
import { contentPages } from '../../../tests/support/texts/public-pages'
import { makeApp } from '../app'
import { makeLiveStreams } from '../live-streams'
import { canonicalPath } from './canonical-path'
import { makePageCache } from './page-cache'

/** What a stranger may send first: whatever it is, the next plain GET is the whole page. */
const firsts: [string, RequestInit][] = [
  ['HEAD', { method: 'HEAD' }],
  ['OPTIONS', { method: 'OPTIONS' }],
  ['POST', { method: 'POST' }],
  ['PROPFIND', { method: 'PROPFIND' }],
  ...Object.entries({
    range: 'bytes=0-0',
    'if-none-match': '*',
    'if-match': '"nothing"',
    'if-modified-since': 'Fri, 31 Dec 2100 00:00:00 GMT',
    'if-range': '"nothing"',
    'accept-encoding': 'br;q=0, gzip;q=0, identity;q=0',
    accept: 'application/json',
    'x-react-router-spa-mode': 'yes',
    'x-react-router-prerender-data': '[]',
    'x-http-method-override': 'HEAD',
    'x-forwarded-host': 'ailleurs.example',
  }).map(([name, value]): [string, RequestInit] => [`${name}: ${value}`, { headers: { [name]: value } }]),
]

const spellings = [
  ['/Pay-Per-Call', '/pay-per-call'],
  ['/%70ay-per-call', '/pay-per-call'],
  ['/pay-per-call/', '/pay-per-call'],
  ['//pay-per-call', '/pay-per-call'],
  ['/BLOG/?q=Lyon', '/blog?q=Lyon'],
  ['//ailleurs.example//', '/ailleurs.example'],
  ['/%2f%2Failleurs.example', '/%2F%2Failleurs.example'],
  ['/Dossier/AbC', '/dossier/AbC'],
] as const

/** @returns the built site with its page cache, empty each time */
async function emptyCaches(): Promise<() => Hono> {
  const { deps } = await startSite()
  const build = { loadBuild: () => import(join(appRoot, 'build/server/index.js')), mode: 'production' }
  const rest = { assets: join(appRoot, 'build/client'), report: () => {}, access: () => {} }
  return () =>
    makeApp({
      deps,
      pages: makePageCache(),
      settings: { metricsToken: null, telephonySecret: null, trustedProxies: [] },
      streams: makeLiveStreams(() => {}),
      ...build,
      ...rest,
    })
}

const read = async (app: Hono, path: string) => {
  const answer = await app.request(path)
  return { status: answer.status, type: answer.headers.get('content-type'), html: await answer.text() }
}

test('nothing that came first empties or changes a page, and each has one spelling', async () => {
  const site = await emptyCaches()
  for (const [index, page] of contentPages.entries()) {
    const rendered = await read(site(), page)
    expect(rendered, page).toMatchObject({ status: 200, html: expect.stringContaining('</html>') })
    // Each on one page, the worst on all: a page costs a rendering and a compression.
    for (const [name, first] of firsts.filter(([name]) => index < 1 || /^(HEAD|range)/.test(name))) {
      const app = site()
      const answers = [app.request(page, first), app.request(page, first)]
      expect.soft(await read(app, page), `${page} during ${name}`).toEqual(rendered)
      for (const answer of await Promise.all(answers)) await answer.arrayBuffer()
      expect.soft(await read(app, page), `${page} after ${name}`).toEqual(rendered)
    }
  }
  for (const [spelling, canonical] of spellings) {
    const answer = await site().request(spelling)
    expect.soft([answer.status, answer.headers.get('location')], spelling).toEqual([308, canonical])
  }
})

test('the one spelling of an address is its own, begins with one slash, and never fails', () => {
  fc.assert(
    fc.property(fc.webPath(), path => {
      const canonical = canonicalPath(new URL(`http://localhost/${path}`).pathname)
      if (canonical === null) return
      expect(canonical).toMatch(/^\/(?!\/)/)
      expect(canonicalPath(canonical)).toBe(canonical)
    }),
  )
  for (const nobodys of ['/%00', '/%ff', '/%', '/a%0d%0ab']) expect(canonicalPath(nobodys)).toBeNull()
})
