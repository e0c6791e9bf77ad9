import { EXAMPLE_TRADES } from '../../src/domain/trade/example-trade'
import { axeFindings } from '../support/axe'
import { expect, test } from '../support/journey'
import { budgets, contentBytes, weighPage } from '../support/page-weight'

test('every example site is light, says that it is one, fits a telephone and is free of faults', async ({
  page,
  site,
}) => {
  for (const trade of EXAMPLE_TRADES) {
    const path = `/exemples/${trade}`
    const weight = await weighPage(site.url, path)
    expect(weight.js, path).toBe(0)
    expect(contentBytes(weight), path).toBeLessThanOrEqual(budgets.content)
    expect(weight.fonts, path).toBeLessThanOrEqual(budgets.fonts)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(path)
    await expect(page.getByText('Exemple', { exact: true })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, path).toBeLessThanOrEqual(0)
    expect(await axeFindings(page), path).toEqual([])
  }
})

test('the assistant of an example ends in a filled slip, and nothing leaves the page', async ({ page }) => {
  await page.goto('/exemples/coiffeur')
  const requests: string[] = []
  // The browser asks for the icon and for fonts by itself, when it likes.
  page.on('request', request => {
    if (!/favicon|\.woff2$/.test(request.url())) requests.push(request.url())
  })
  const slip = page.getByRole('region', { name: 'Votre rendez-vous' })
  await expect(slip).toBeHidden()
  await page.getByLabel('Une couleur végétale').check()
  await page.getByLabel('Jeudi soir').check()
  await expect(slip).toContainText('Couleur végétale, 2 h')
  await expect(slip).toContainText('Jeudi, 18 h 30, avec Odile')
  await expect(slip.getByText('Coupe et coiffage')).toBeHidden()
  await page.getByRole('button', { name: 'Demander un rendez-vous' }).click()
  await expect(page.getByText('Rien n’a été envoyé.')).toBeVisible()
  expect(requests).toEqual([])
})
