import { EXAMPLE_TRADES } from '../../src/domain/trade/example-trade'
import { axeFindings } from '../support/browser/axe'
import { overflow } from '../support/browser/overflow'
import { budgets, contentBytes, weighPage } from '../support/browser/page-weight'
import { expect, test } from '../support/journey'

test('every example site is light, says that it is one, fits a telephone and is free of faults', async ({
  page,
  site,
}) => {
  for (const trade of EXAMPLE_TRADES) {
    const path = `/exemples/${trade}`
    const weight = await weighPage(site.url, path)
    expect(weight.js, path).toBeLessThanOrEqual(6_000)
    expect(contentBytes(weight), path).toBeLessThanOrEqual(budgets.content)
    expect(weight.fonts, path).toBeLessThanOrEqual(budgets.fonts)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(path)
    await expect(page.getByText('Exemple', { exact: true })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await overflow(page), path).toBe(0)
    expect(await axeFindings(page), path).toEqual([])
  }
})

test('where the system takes every colour away, buttons and cards have an edge, ways a line, and the week of a practice still says who is there', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/exemples/kinesitherapeute')
  const ground = (element: Element) => getComputedStyle(element).backgroundColor
  const there = await page.locator('.week [data-half="ma"]').first().evaluate(ground)
  expect(await page.locator('.week td > :not([data-half])').first().evaluate(ground)).not.toBe(there)
  await expect(page.getByRole('button', { name: 'Demander', exact: true })).toHaveCSS(
    'outline-style',
    'solid',
  )
  await expect(page.getByRole('link', { name: 'Demander une séance' }).first()).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
  await expect(page.locator('.panels > *').last()).toHaveCSS('outline-style', 'solid')
  await page.goto('/exemples/garage')
  for (const card of ['.packages li', '.bubble'])
    await expect(page.locator(card).first()).toHaveCSS('outline-style', 'solid')
  await expect(page.locator('.packages li').first()).toHaveCSS('clip-path', 'none')
  for (const [trade, card] of [
    ['fleuriste', '.album > .hero'],
    ['fleuriste', '.album > .section'],
    ['plombier-chauffagiste', '.cells li'],
  ]) {
    await page.goto(`/exemples/${trade}`)
    await expect(page.locator(String(card)).first()).toHaveCSS('outline-style', 'solid')
  }
})

test('the assistant of an example answers what the firm wrote, and begins the request for what it did not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await page.goto('/exemples/garage')
  const assistant = page.getByRole('region', { name: 'Un voyant ? Un bruit ?' })
  await expect(assistant).toContainText('Une machine vous répond')
  await page.getByLabel('Votre question').fill('c combien une vidange')
  await page.getByLabel('Votre question').press('Enter')
  await expect(assistant.getByRole('status')).toContainText('Vidange\u00a0: 99\u00a0€')
  await expect(assistant.getByRole('status')).toBeInViewport({ ratio: 0.9 })
  await expect(assistant.getByRole('link', { name: 'Forfaits posés' }).last()).toHaveAttribute(
    'href',
    '#forfaits',
  )
  await page.getByLabel('Votre question').fill('Vous vendez des vélos ?')
  await assistant.getByRole('button', { name: 'Demander' }).click()
  await expect(assistant.getByRole('status').last()).toContainText('Ce site ne le dit pas.')
  await expect(assistant.getByRole('status').last()).toBeInViewport({ ratio: 0.9 })
  await expect(assistant.getByRole('status').last().getByRole('link')).toHaveAttribute(
    'href',
    /^tel:\+33\d{9}$/,
  )
  await expect(page.locator('form.request textarea')).toHaveValue('Vous vendez des vélos ?')
  await assistant.getByRole('button', { name: 'Comment puis-je payer ?' }).click()
  await expect(assistant.getByRole('status').last()).toContainText('carte bancaire')
  expect(await axeFindings(page)).toEqual([])
})

test('the assistant of an example answers with a page where no script runs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/exemples/fleuriste')
  await page.getByLabel('Votre question').fill('vous livrez à Angers ?')
  await page.getByRole('button', { name: 'Demander', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Angers fait partie de la zone annoncée.')
  await context.close()
})
