import { expect, test } from 'vitest'
import { PUBLIC_PAGES, PUBLIC_PATHS } from '~/domain/content/public-pages'
import { startSite } from '../../../tests/support/in-process'

const FRAMEWORK = /__reactRouterContext/
const OWN_SCRIPT = /<script[^>]*src="/

test('every public page is what its table says of it: listed or hidden, with or without a script', async () => {
  const { url } = await startSite()
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
