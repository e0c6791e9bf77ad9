import { expect, test } from '../support/journey'
import { overflow } from '../support/overflow'
import { contentPages, filteredPages, hydratedPages } from '../support/public-pages'

test('on a telephone whose letters are set twice as large no public page scrolls sideways', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const browser = await page.context().newCDPSession(page)
  // As the browser's own setting does, which media queries follow.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const wide: string[] = []
  for (const path of new Set([...filteredPages, ...contentPages, ...hydratedPages])) {
    if (path === '/admin-login') continue
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    const by = await overflow(page)
    if (by > 0) wide.push(`${path}: ${by} px`)
  }
  expect(wide).toEqual([])
})
