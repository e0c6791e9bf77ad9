import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PUBLIC_PAGES, PUBLIC_PATHS } from '~/domain/content/public-pages'
import { startSite } from '../../../tests/support/program/in-process'

const FRAMEWORK = /__reactRouterContext/
const OWN_SCRIPT = /<script[^>]*src="/

test('every public page is what its table says of it: listed or hidden, with or without a script', async () => {
  const { url } = await startSite({ ROLE: 'web', AGENCY_FILE: agencyWithPeople() })
  const sitemap = await (await fetch(`${url}/sitemaps/pages.xml`)).text()
  for (const path of PUBLIC_PATHS) {
    const { name, search, runs } = PUBLIC_PAGES[path]
    const answer = await fetch(url + path)
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    expect(/<meta name="robots" content="noindex"/.test(html), path).toBe(search === 'hidden')
    expect(new RegExp(`<loc>[^<]*[^/<]${path === '/' ? '/' : path}</loc>`).test(sitemap), path).toBe(
      search === 'listed',
    )
    expect(FRAMEWORK.test(html), path).toBe(runs === 'react')
    expect(OWN_SCRIPT.test(html), path).toBe(runs === 'script')
    if ('footer' in PUBLIC_PAGES[path])
      expect(html.match(/<footer[\s\S]*<\/footer>/)?.[0], path).toContain(name)
  }
})

/** The agency with somebody to ring up: without, there is no page to ask for a call. */
function agencyWithPeople(): string {
  const folder = mkdtempSync(join(tmpdir(), 'siteligible-agency-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'agency.json')
  const people = [{ first_name: 'Camille', role: 'Suivi des dossiers', telephone: '+33 4 72 00 00 00' }]
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync('agency.json', 'utf8')), people }))
  return file
}
