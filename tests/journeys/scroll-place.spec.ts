import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signIn } from '../support/dashboard'
import { expect, test } from '../support/journey'

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

test('so does the administration, which never leaves its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page)
  await page.goto('/admin-dashboard/contenus')
  // The list is laid down in slices: its last row is the last one once all stand there.
  const rows = page.locator('[data-row-link]')
  await expect(rows).toHaveCount(readdirSync('content/articles').length)
  await thereAndBack(page, () => rows.last().click(), 'Modifier')
})
