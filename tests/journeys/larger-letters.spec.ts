import { overflow } from '../support/browser/overflow'
import { expect, test } from '../support/journey'
import { contentPages, filteredPages, hydratedPages } from '../support/texts/public-pages'

/** As WCAG 2.2, 1.4.12 lets readers set it. */
const SPACED_OUT =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

test('on a telephone whose letters are set twice as large, or wide apart, no public page scrolls sideways', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  const browser = await page.context().newCDPSession(page)
  // As the browser's own setting does, which media queries follow.
  const setLetters = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  const wide: string[] = []
  for (const path of new Set([...filteredPages, ...contentPages, ...hydratedPages])) {
    if (path === '/admin-login') continue
    await setLetters(32)
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    const large = await overflow(page)
    await setLetters(16)
    await page.evaluate(style => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, SPACED_OUT)
    const spaced = await overflow(page)
    if (large > 0 || spaced > 0) wide.push(`${path}: ${large} px large, ${spaced} px spaced out`)
  }
  expect(wide).toEqual([])
})

test('at a desk in larger letters what stands beside a form stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } })
  for (const path of ['/simulateur', '/dossier']) {
    await page.goto(path)
    await expect(page.getByText('Reste à votre charge').first()).toBeVisible()
    expect(await overflow(page), path).toBeLessThanOrEqual(0)
  }
})
