import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signIn } from '../support/browser/dashboard'
import { holdScripts } from '../support/browser/held-scripts'
import { lifeMoments } from '../support/dossiers/life-moments'
import { expect, test } from '../support/journey'
import { untilAnswered } from '../support/program/until-answered'

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** specification A2.12: going on starts at the top; coming back finds the page where it was left. */
async function thereAndBack(page: Page, goOn: () => Promise<void>, there: string | RegExp) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => place(page)).toBeGreaterThan(200)
  // Where it stands when it is left: what comes late to a page moves it further.
  await page.evaluate(() => {
    const note = () => sessionStorage.setItem('left-at', String(Math.round(window.scrollY)))
    document.addEventListener('click', note, { capture: true, once: true })
  })
  const from = page.url()
  await goOn()
  await expect(page.locator('h1')).toContainText(there)
  await expect.poll(() => place(page)).toBe(0)
  const left = Number(await page.evaluate(() => sessionStorage.getItem('left-at')))
  expect(left).toBeGreaterThan(200)
  await page.goBack()
  await expect(page).toHaveURL(from)
  await expect.poll(async () => Math.abs((await place(page)) - left)).toBeLessThanOrEqual(2)
}

test('going on starts at the top, coming back finds the place, whatever runs in the page', async ({
  page,
}) => {
  test.setTimeout(1_200_000)
  await page.setViewportSize({ width: 360, height: 640 })
  const footer = page.getByRole('contentinfo')
  for (const path of ['/comment-ca-marche', '/blog', '/international', '/dossier', '/demande-de-devis'])
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await thereAndBack(page, () => footer.getByRole('link', { name: 'Villes' }).click(), /ville/i)
    })
})

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Left at each place, read anew and come back to from elsewhere: once all of it has come again it stands there. */
async function standsWhereLeft(page: Page, places: number[]) {
  const whole = await height(page)
  for (const left of places)
    for (const comeBack of [() => page.reload(), () => page.goto('/robots.txt').then(() => page.goBack())]) {
      await page.evaluate(y => window.scrollTo(0, y), left)
      await comeBack()
      await expect.poll(() => height(page)).toBe(whole)
      await expect.poll(() => place(page)).toBe(left)
    }
}

test('a dossier that is read anew stands where it was left, unless its reader has scrolled meanwhile', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { make } = await lifeMoments(site)
  await test.step('an e-mail leads to a piece', async () => {
    const dossier = `/dossier/${await make('asked-unsigned')}`
    const piece = page.locator('#piece-rib')
    await page.goto(`${dossier}#piece-rib`)
    await expect(piece).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.reload()
    await expect(piece).toBeVisible()
    await expect.poll(() => place(page)).toBe(300)
    await page.goto(dossier)
    await page.getByRole('link', { name: 'Envoyer de nouveau' }).click()
    await expect(piece).toBeInViewport()
  })
  await test.step('each part of a page that a link led to has a place of its own', async () => {
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.evaluate(() => {
      window.location.hash = '#piece-kbis'
    })
    await expect(page.locator('#piece-kbis')).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.goBack()
    await expect(page).toHaveURL(/#piece-rib$/)
    await expect.poll(() => place(page)).toBe(300)
  })
  const answered = untilAnswered(page)
  await page.goto(`/dossier/${await make('online')}`)
  await answered()
  await expect(page.getByText('Mes données')).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await standsWhereLeft(page, [300, 700, 1400])
  const whole = await height(page)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => place(page)).toBeGreaterThan(200)
  await page.mouse.wheel(0, -5_000)
  await expect.poll(() => place(page)).toBe(0)
  release()
  await expect.poll(() => height(page)).toBe(whole)
  expect(await place(page)).toBe(0)
})

test('so does the administration, which never leaves its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page)
  await page.goto('/admin-dashboard/contenus')
  // The list is laid down in slices: its last row is the last one once all stand there.
  const rows = page.locator('[data-row-link]')
  await expect(rows).toHaveCount(readdirSync('content/articles').length)
  await thereAndBack(page, () => rows.last().click(), 'Modifier')
  await standsWhereLeft(page, [300, 1400])
})
