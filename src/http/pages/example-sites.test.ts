import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { siteAssets } from '../../../tests/support/client-sites'
import { readAgency } from '../../config/agency-file'
import { readExampleSites } from '../../gateways/example-sites'
import { serveExampleSites } from './example-sites'

const app = new Hono()
serveExampleSites(app, {
  exampleSites: readExampleSites('content'),
  siteAssets,
  agency: readAgency('agency.json'),
  clock: () => new Date('2026-12-15T10:00:00Z'),
})

test('an example is a page to keep, with files that never change and a policy that lets nothing else in', async () => {
  const page = await app.request('/exemples/coiffeur')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('public, no-cache')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await page.text()
  const asked = [...html.matchAll(/(?:href|src)="(\/exemples\/coiffeur\/_f\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  expect(asked.length).toBeGreaterThan(3)
  for (const path of asked) {
    const file = await app.request(path)
    expect(file.status, path).toBe(200)
    expect(file.headers.get('cache-control')).toContain('immutable')
  }
})

test('a trade without an example is nobody’s page, and no path leads out of the site', async () => {
  for (const path of [
    '/exemples/boulanger',
    '/exemples/__proto__',
    '/exemples/coiffeur/_f/..%2Findex.html',
    '/exemples/coiffeur/_f/x',
  ])
    expect((await app.request(path)).status, path).toBe(404)
})
