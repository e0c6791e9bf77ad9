import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { drawnInvoice, visitorOf } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

test('each step is free of accessibility faults and fits 320 pixels', async ({ page, site }) => {
  const visitor = visitorOf(site.url)
  const id = await visitor.begin()
  const addresses = [
    '/dossier',
    `/dossier/${id}`,
    `/dossier/${await visitor.complete()}`,
    `/dossier/${await visitor.finish()}`,
  ]
  for (const [index, address] of addresses.entries()) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(address)
    await expect(page.getByText(`Étape ${index + 1} sur 4`)).toBeVisible()
    if (index === 2) {
      await expect(drawnInvoice(page)).toBeVisible()
      await marksItsMarginAlone(page)
    }
    if (index === 3) await expect(page.locator('iframe')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await axeFindings(page), address).toEqual([])
  }
})

/** What says that a page opens larger covers none of its words, which begin 38 points from its top. */
async function marksItsMarginAlone(page: Page) {
  const box = (selector: string) => page.locator(selector).evaluate(one => one.getBoundingClientRect())
  const mark = await box('[aria-label="Agrandir la page 1"] svg')
  const paper = await box('div:has(> [aria-label="Agrandir la page 1"]) canvas')
  expect(mark.bottom - paper.top).toBeLessThanOrEqual((paper.width * 38) / 595)
}

test('the steps can be walked with the keyboard, and each one takes focus', async ({ page, site }) => {
  const id = await visitorOf(site.url).complete()
  await page.goto(`/dossier/${id}`)
  await expect(drawnInvoice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Agrandir la page 1' }).press('Enter')
  const closeUp = page.getByRole('dialog', { name: /page 1$/ })
  await closeUp.getByRole('button', { name: 'Agrandir' }).press('Enter')
  await expect(closeUp.getByText('150')).toBeVisible()
  const drawn = () => closeUp.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)
  await expect.poll(drawn).toBeGreaterThan(1_500)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  // It is given back a turn after the dialog has gone.
  await expect(page.getByRole('button', { name: 'Agrandir la page 1' })).toBeFocused()
  await page.getByRole('button', { name: 'Retour' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Vos documents' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeEnabled()
  await page.getByRole('button', { name: 'Continuer' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Votre facture' })).toBeFocused()
  for (const box of await page.getByRole('checkbox').all()) {
    await box.focus()
    await page.keyboard.press('Space')
  }
  const sign = page.getByRole('button', { name: 'Signer et finaliser mon dossier' })
  await expect(sign).toBeEnabled()
  await sign.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dossier finalisé' })).toBeFocused()
})

test('a browser without a PDF viewer shows the invoice as pages', async ({ page, site }) => {
  await withoutViewer(page)
  await page.goto(`/dossier/${await visitorOf(site.url).finish()}`)
  const pages = page.getByRole('region', { name: /^Facture FTN-/ })
  await expect(pages.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a telephone keeps its toasts longer', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  })
  const page = await context.newPage()
  await page.clock.install()
  const id = await visitorOf(site.url).begin()
  await page.goto(`/dossier/${id}`)
  const file = { name: 'rib.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
  const field = await alive(page.locator('#piece-rib input[type=file]').first())
  // The page's own time stands still but for what it is given.
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.setInputFiles(file)
  const toast = page.locator('[data-sonner-toast]')
  await page.clock.runFor(1_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(6_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(toast).toHaveCount(0)
  await context.close()
})

/** As Chrome on Android says it. */
async function withoutViewer(page: Page) {
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false }))
}
