import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appRoot } from '~/config/app-root'
import { startSite } from '../../../tests/support/program/in-process'
import { contentPages } from '../../../tests/support/texts/public-pages'
import { makeApp } from '../app'
import { makeLiveStreams } from '../live-streams'
import { makePageCache } from './page-cache'
import { keptParts } from './page-parts'

test('a page made of parts rendered before is the page that was rendered whole', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const build = { loadBuild: () => import(join(appRoot, 'build/server/index.js')), mode: 'production' }
  const pages = makePageCache()
  const parts = {
    pages,
    settings: { metricsToken: null, telephonySecret: null, trustedProxies: [] },
    streams: makeLiveStreams(() => {}),
    assets: null,
    report: () => {},
    access: () => {},
  }
  const app = makeApp({ deps, ...parts, ...build })
  // With a query nothing comes from the cache of whole pages.
  const read = async (page: string) => (await app.request(`${page}?mesure=1`)).text()
  for (const page of contentPages) {
    pages.clear()
    const whole = await read(page)
    expect(whole, page).toContain('</html>')
    expect(whole, page).not.toContain('kept-part')
    // What shows a reply is kept from the second time on.
    for (const time of ['second', 'third']) expect.soft(await read(page), `${page}, ${time}`).toBe(whole)
  }
  // An address that is nobody's stands in the same frame as the page whose screen answers it.
  expect(await read('/une-adresse-de-personne')).toContain('<footer')
})

test('parts go when a text changes, and after a minute', () => {
  let time = 0
  const pages = makePageCache()
  const parts = keptParts(pages, () => time)
  const first = parts()
  expect(parts()).toBe(first)
  pages.clear()
  const second = parts()
  expect(second).not.toBe(first)
  time = 60_000
  expect(parts()).toBe(second)
  time = 60_001
  expect(parts()).not.toBe(second)
})

test('what a hydrated page reads of a content page is that page’s data', async () => {
  const { deps } = await startSite({ ROLE: 'web' })
  const build = { loadBuild: () => import(join(appRoot, 'build/server/index.js')), mode: 'production' }
  const parts = {
    settings: { metricsToken: null, telephonySecret: null, trustedProxies: [] },
    streams: makeLiveStreams(() => {}),
    assets: null,
    report: () => {},
    access: () => {},
  }
  const app = makeApp({ deps, pages: makePageCache(), ...parts, ...build })
  const answer = await app.request('/villes.data?q=Vincennes')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('"/villes"')
})
