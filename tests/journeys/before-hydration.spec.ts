import { fillCompany } from '../support/browser/fill-company'
import { holdScripts } from '../support/browser/held-scripts'
import { company } from '../support/dossiers/path'
import { pdfFile } from '../support/files/files'
import { expect, PASSWORD, test } from '../support/journey'

test('a box ticked before the wizard comes to life is a box ticked', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/dossier?france=oui&code-postal=69002', { waitUntil: 'commit' })
  const joins = page.getByRole('checkbox', { name: 'Je joins mes 2 réponses' })
  await joins.check()
  release()
  await fillCompany(page, company)
  const joined = page.waitForRequest(/\/eligibility-request$/)
  await page.getByRole('button', { name: 'Continuer' }).click()
  expect((await joined).postDataJSON()).toMatchObject({ answers: { france: 'oui', 'code-postal': '69002' } })
  await expect(page.getByText('Étape 2 sur 4')).toBeVisible()
})

test('a request for quotes keeps what was typed, chosen and ticked before it came to life', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/demande-de-devis', { waitUntil: 'commit' })
  await page.locator('#name').fill('Tôt tapé')
  await page.locator('#project').fill('Une toiture')
  await page.locator('#timing').selectOption({ index: 1 })
  const timing = await page.locator('#timing').inputValue()
  await page.locator('#consent').check()
  release()
  const send = page.getByRole('button', { name: 'Envoyer ma demande' })
  await expect(send).toBeEnabled()
  await send.click()
  await expect(page.locator('#town')).toHaveAttribute('aria-invalid', 'true')
  for (const field of ['#name', '#project', '#timing', '#consent'])
    await expect(page.locator(field)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#name')).toHaveValue('Tôt tapé')
  await expect(page.locator('#project')).toHaveValue('Une toiture')
  await expect(page.locator('#timing')).toHaveValue(timing)
  await expect(page.locator('#consent')).toBeChecked()
})

test('a password that the browser fills in before the page comes to life signs in, pressed early as well', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/admin-login', { waitUntil: 'commit' })
  // As a browser does that fills it in by itself: no key, no event.
  await page.getByLabel('Mot de passe', { exact: true }).evaluate((field, password) => {
    Reflect.set(field, 'value', password)
  }, PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  release()
  await expect(page).toHaveURL(/admin-dashboard$/)
})

test('a PDF that is chosen before the page comes to life is verified', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/verification', { waitUntil: 'commit' })
  await page
    .locator('main input[type=file]')
    .setInputFiles({ name: 'tot.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  release()
  await expect(page.getByText('tot.pdf')).toBeVisible()
})

test('who goes back in the wizard before it is alive stands one step back', async ({ page }) => {
  const stands = (step: number) => expect(page.getByText(`Étape ${step} sur 4`)).toBeVisible()
  await page.goto('/dossier')
  await fillCompany(page, company)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await stands(2)

  await test.step('before there is a router', async () => {
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await stands(2)
    const gone = page.evaluate(() => new Promise(resolve => addEventListener('popstate', resolve)))
    await page.evaluate(() => history.back())
    await gone
    release()
    await stands(1)
    await expect(page.locator('#company_name')).toHaveValue(company.company_name)
    await page.goForward()
    await stands(2)
  })
  // Where React stands meanwhile is not ours to choose: the way back is heard a little later each time.
  await page.addInitScript(() => {
    let router: unknown
    Object.defineProperty(window, '__reactRouterDataRouter', {
      get: () => router,
      set: made => {
        router = made
        setTimeout(() => history.back(), Number(sessionStorage.getItem('late')))
      },
    })
  })
  for (const late of [0, 2, 5, 10, 20, 40])
    await test.step(`${late} ms after the router has read the history`, async () => {
      await page.evaluate(ms => sessionStorage.setItem('late', String(ms)), late)
      await page.reload()
      await stands(1)
      await page.goForward()
      await stands(2)
    })
})
