import type { Page } from '@playwright/test'
import { axeFindings } from '../support/browser/axe'
import { overflow } from '../support/browser/overflow'
import { expect, test } from '../support/journey'
import { contentPages, filteredPages } from '../support/texts/public-pages'

test('each page of text reads well from a small telephone to a desktop, with French spaces, and axe finds nothing', async ({
  page,
}) => {
  test.slow()
  for (const path of contentPages) await test.step(path, () => readsWell(page, path))
})

test('the anchors of the legal texts lead to their titles', async ({ page }) => {
  await page.goto('/conditions-generales')
  for (const anchor of await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').all()) {
    await expect(page.locator(String(await anchor.getAttribute('href')))).toHaveCount(1)
  }
})

test('an unknown address says so with status 404', async ({ page, quiet }) => {
  quiet.allowed.push(/404/)
  const answer = await page.goto('/une/page/perdue')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  // The action stays by the name where the links have no room beside both.
  for (const width of [900, 1024, 1100]) {
    await page.setViewportSize({ width, height: 800 })
    const bar = page.getByRole('banner')
    const name = await bar.getByRole('link', { name: /accueil/ }).boundingBox()
    const action = await bar.getByRole('link', { name: 'Tester mon éligibilité' }).boundingBox()
    expect(Math.abs((action?.y ?? 0) - (name?.y ?? 99)), `${width} px`).toBeLessThan(12)
  }
})

/** A page of text, in three widths. */
async function readsWell(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(path)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    // Once it stands: fonts and widths settle a moment after the page has loaded.
    await expect.poll(() => overflow(page), `${path} at ${width} px`).toBe(0)
    if (width !== 768) expect(await axeFindings(page), `${path} at ${width} px`).toEqual([])
  }
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).toHaveTitle(/ – Sitéligible$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
  const scripts = page.locator('script:not([type="application/ld+json"])')
  await expect(scripts).toHaveCount(filteredPages.includes(path) ? 1 : 0)
  // specification A4 writes this one with a plain apostrophe.
  const text = (await page.locator('body').innerText()).replaceAll("Lire l'article", '')
  const plain = text.match(/.{0,20}(?:\S [;!?](?!\w)|\p{L} :(?:\s|$)|« | »|\d [€%]|\p{L}'\p{L}).{0,20}/gmu)
  expect(plain, path).toBeNull()
}

test('on paper there is nothing to press, and no picture in a grid, which lies over what follows on the next sheet', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/acquisition-client-lyon', '/site-internet-gratuit', '/aides', '/pay-per-call']) {
    await page.goto(path)
    for (const part of ['nav', 'form', 'aside:has(a)']) {
      const shown = page.locator(part).filter({ visible: true })
      expect(await shown.count(), `${part} of ${path}`).toBe(0)
    }
  }
  for (const [path, words] of [
    ['/', 'Voir les huit métiers'],
    ['/international', 'Voir les tarifs'],
    ['/pay-per-call', 'Tester mon éligibilité'],
  ]) {
    await page.goto(String(path))
    const ways = page.locator('main a', { hasText: words })
    await expect(ways.first()).toBeAttached()
    await expect(ways.filter({ visible: true })).toHaveCount(0)
  }
  await page.goto('/acquisition-client-lyon')
  const grids = await page.locator('main img').evaluateAll(pictures =>
    pictures.flatMap(picture => {
      const above = []
      for (let part = picture.parentElement; part; part = part.parentElement)
        if (getComputedStyle(part).display === 'grid') above.push(part.className)
      return above
    }),
  )
  expect(grids).toEqual([])
})

test('the contents of an article whose titles bear numbers do not count them again', async ({ page }) => {
  await page.goto('/blog/obligations-legales-site-entreprise')
  const list = page.getByRole('navigation', { name: 'Dans cet article' }).locator('ol')
  await expect(list).toContainText('1. Dire qui publie')
  await expect(list).toHaveCSS('list-style-type', 'none')
})
