import { budgets, contentBytes, weighPage } from '../support/browser/page-weight'
import { expect, test } from '../support/journey'
import { contentPages, filteredPages, hydratedPages } from '../support/texts/public-pages'

test('content pages ship no framework and stay within their budget', async ({ site }) => {
  for (const path of contentPages) {
    const page = await weighPage(site.url, path)
    expect(page.js, path).toBeLessThanOrEqual(filteredPages.includes(path) ? budgets.ownScript : 0)
    expect(contentBytes(page), path).toBeLessThanOrEqual(budgets.content)
    expect(page.fonts, path).toBeLessThanOrEqual(budgets.fonts)
  }
})

test('hydrated pages stay within their budget of JavaScript', async ({ site }) => {
  for (const path of hydratedPages) {
    const page = await weighPage(site.url, path)
    expect(page.js, path).toBeLessThanOrEqual(budgets.hydratedJs)
  }
})

test('a page is answered from memory, with an ETag that spares its bytes', async ({ site }) => {
  const first = await fetch(`${site.url}/mandat`)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(first.headers.get('content-security-policy')).not.toContain('nonce')
  const again = await fetch(`${site.url}/mandat`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('hashed files never change and come packed', async ({ site }) => {
  const html = await (await fetch(`${site.url}/`)).text()
  const style = /href="(\/assets\/[^"]*\.css)"/.exec(html)?.[1] ?? ''
  const answer = await fetch(site.url + style, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-encoding')).toBe('br')
})

test('nothing moves while a content page loads', async ({ page }) => {
  for (const path of contentPages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const shift = await page.evaluate(
      () =>
        new Promise<number>(resolve => {
          let sum = 0
          new PerformanceObserver(list => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 200)
        }),
    )
    expect(shift, path).toBeLessThan(0.01)
  }
})

test('the sheet of all pages comes once, so that its fonts do not lay a page out again', async ({ page }) => {
  for (const path of hydratedPages) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const fonts = await page.evaluate(() => [...document.fonts].map(face => face.family + face.unicodeRange))
    expect(fonts.length, path).toBeGreaterThan(2)
    expect(fonts, path).toEqual([...new Set(fonts)])
  }
})
