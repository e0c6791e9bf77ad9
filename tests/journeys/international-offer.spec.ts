import { axeFindings } from '../support/browser/axe'
import { expect, test } from '../support/journey'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the offer tells its prices, and the estimator adds them up', async ({ page }) => {
    await page.goto('/pay-per-call')
    const prices = page.getByRole('table', { name: /Un appel qualifié/ })
    await expect(prices).toContainText('35\u00a0à\u00a090\u00a0€')
    await expect(prices).toContainText('70\u00a0à\u00a0150\u00a0€')
    await expect(page.getByRole('table', { name: /Une demande de devis/ })).toContainText(
      '200\u00a0à\u00a0500\u00a0€',
    )
    await page.getByLabel('Zone des appels').selectOption('international')
    await page.getByLabel('Votre activité').selectOption({ label: 'Finance' })
    await page.getByLabel('Appels reçus dans le mois').fill('100')
    await page.getByLabel(/Dont appels de moins de/).fill('10')
    await page.getByLabel(/Durée moyenne/).fill('30')
    await page.getByRole('button', { name: 'Estimer' }).click()
    await expect(page).toHaveURL(/zone=international.*duree=30/)
    const bill = page.getByRole('table', { name: 'Votre estimation' })
    await expect(bill.getByRole('row', { name: /Total du mois/ })).toContainText(
      '6\u202f300\u00a0à\u00a045\u202f000\u00a0€',
    )
    await expect(bill).toContainText('10\u00a0appels')
  })

  test('just under 30 seconds nothing is billed, and a mistake is explained', async ({ page }) => {
    await page.goto('/pay-per-call?zone=france&activite=crafts&appels=12&courts=&duree=29,9')
    const bill = page.getByRole('table', { name: 'Votre estimation' })
    await expect(bill.getByRole('row', { name: /Total du mois/ })).toContainText('0\u00a0€')
    await expect(bill).toContainText('12\u00a0appels de moins de 30\u00a0secondes, non facturés')
    await page.goto('/pay-per-call?zone=france&activite=crafts&appels=0&courts=&duree=x')
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expect(page.getByLabel(/Durée moyenne/)).toHaveValue('x')
  })
})

test('the page ships no framework, is accessible, and leads to both ways', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', answer => {
    if (/javascript/.test(answer.headers()['content-type'] ?? '')) scripts.push(answer.url())
  })
  await page.goto('/pay-per-call')
  expect(await axeFindings(page)).toEqual([])
  expect(scripts).toEqual([])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Inscrire mon entreprise' }).first()).toHaveAttribute(
    'href',
    '/international',
  )
  await expect(main.getByRole('link', { name: /ligibilité/ }).first()).toHaveAttribute('href', '/simulateur')
})
