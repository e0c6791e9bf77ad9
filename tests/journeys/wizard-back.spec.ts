import type { Page } from '@playwright/test'
import { fillCompany } from '../support/browser/fill-company'
import { company, pieces } from '../support/dossiers/path'
import { expect, test } from '../support/journey'

const stands = (page: Page, step: number) => expect(page.getByText(`Étape ${step} sur 4`)).toBeVisible()
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('the telephone’s own button goes back one step, and on again; once it is handed in it leaves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/comment-ca-marche')
  await page.goto('/dossier')
  await fillCompany(page, company)
  await press(page, 'Continuer')
  await stands(page, 2)
  const dossier = page.url()

  await test.step('from the pieces to the firm, which is the same dossier', async () => {
    await page.goBack()
    await stands(page, 1)
    await expect(page).toHaveURL(dossier)
    await expect(page.locator('#company_name')).toHaveValue(company.company_name)
    await expect.poll(() => place(page)).toBeGreaterThan(300)
    await page.goForward()
    await stands(page, 2)
  })
  for (const [kind, name, buffer] of pieces) {
    const mimeType = name.endsWith('.pdf')
      ? 'application/pdf'
      : `image/${name.endsWith('.jpg') ? 'jpeg' : 'png'}`
    const slot = page.locator(`#piece-${kind}`)
    await slot.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
    const anyway = slot.getByRole('button', { name: /Envoyer quand même/ })
    const there = slot.getByRole('button', { name: /Retirer/ })
    await expect(anyway.or(there)).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await expect(there).toBeVisible()
  }
  await press(page, 'Continuer')
  await stands(page, 3)

  await test.step('a step that is come back to stands where it was left, and after it was read anew too', async () => {
    await expect.poll(() => place(page)).toBe(0)
    await page.goBack()
    await stands(page, 2)
    await expect.poll(() => place(page)).toBeGreaterThan(500)
    await page.goForward()
    await stands(page, 3)
    await page.reload()
    await stands(page, 3)
    await page.goBack()
    await stands(page, 2)
    await page.goBack()
    await stands(page, 1)
    await page.goForward()
    await page.goForward()
    await stands(page, 3)
  })
  await test.step('a piece taken out since, its step is where one stands', async () => {
    const entries = await page.evaluate(() => history.length)
    await press(page, 'Retour')
    await stands(page, 2)
    await press(page, 'Retour')
    await stands(page, 1)
    await page.goForward()
    await stands(page, 2)
    await page.goForward()
    await stands(page, 3)
    await press(page, 'Retour')
    await stands(page, 2)
    expect(await page.evaluate(() => history.length)).toBe(entries)
    await page.locator('#piece-rib').getByRole('button', { name: 'Retirer' }).click()
    await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled()
    await page.goForward()
    await stands(page, 2)
    const rib = {
      name: 'rib.pdf',
      mimeType: 'application/pdf',
      buffer: pieces.find(([kind]) => kind === 'rib')?.[2] ?? Buffer.alloc(0),
    }
    await page.locator('#piece-rib input[type=file]').first().setInputFiles(rib)
    await press(page, 'Continuer')
    await stands(page, 3)
  })
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await press(page, 'Signer et finaliser mon dossier')
  await expect(page.getByRole('heading', { name: 'Dossier finalisé' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/comment-ca-marche$/)
})
