import type { Page } from '@playwright/test'
import { alive } from '../support/browser/alive'
import { axeFindings } from '../support/browser/axe'
import { holdScripts } from '../support/browser/held-scripts'
import { holdToasts } from '../support/browser/held-toasts'
import { overflow } from '../support/browser/overflow'
import { administratorOf } from '../support/dossiers/admin'
import { expect, test } from '../support/journey'
import { registration } from '../support/leads/business-abroad'

// A busy machine looks at a message later than the four seconds that it stays.
test.beforeEach(({ page }) => holdToasts(page))

async function fill(page: Page, change: Partial<typeof registration> = {}) {
  for (const [field, value] of Object.entries({ ...registration, ...change }))
    await page.locator(`#${field}`).fill(value)
}
const submit = (page: Page) => page.getByRole('button', { name: 'Envoyer mon inscription' })

test('a business registers, is told what follows, and gets its confirmation', async ({ page, site }) => {
  const email = 'accueil@ngoma.example'
  await page.goto('/international')
  expect(await axeFindings(page)).toEqual([])
  await fill(page, { email })
  await submit(page).click()
  await expect(page.getByText('Inscription internationale envoyée avec succès !')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Inscription reçue !' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('main').getByText(/24h/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Revoir les tarifs' })).toHaveAttribute('href', '/pay-per-call')
  await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/')
  expect(await axeFindings(page)).toEqual([])
  await expect
    .poll(async () => (await site.emails()).filter(text => text.includes(`To: ${email}`)).length)
    .toBe(1)
})

test('what is missing is told in a toast and in a summary that leads to each field', async ({ page }) => {
  let calls = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/international-registration')) calls += 1
  })
  await page.goto('/international')
  await fill(page, { company_name: ' \t ', phone: '', manager_name: '', email: '', country: '' })
  await submit(page).click()
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(5)
  expect(await axeFindings(page)).toEqual([])
  await summary.getByRole('link', { name: /téléphone/ }).click()
  await expect(page.locator('#phone')).toBeFocused()
  await fill(page, { email: 'pas une adresse' })
  await submit(page).click()
  await expect(summary.getByRole('link')).toHaveText([
    'Cette adresse e-mail ne peut pas exister\u00a0: vérifiez-la.',
  ])
  expect(calls).toBe(0)
})

test('a refusal of the server keeps what was typed, and a retry gets through', async ({ page, quiet }) => {
  quiet.allowed.push(/status of 500/)
  await page.goto('/international')
  await page.route('**/api/international-registration', route => route.fulfill({ status: 500, json: {} }))
  await fill(page)
  await submit(page).click()
  await expect(page.getByText("Erreur lors de l'envoi. Veuillez réessayer.")).toBeVisible()
  await expect(page.getByText(/Votre inscription n’est pas partie/)).toBeVisible()
  await expect(page.locator('#company_name')).toHaveValue(registration.company_name)
  await page.unroute('**/api/international-registration')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Inscription reçue !' })).toBeVisible()
})

test('a field that the server refuses is named beside it', async ({ page, quiet }) => {
  quiet.allowed.push(/status of 422/)
  const errors = [{ field: 'country', message: 'Ce pays n’est pas accepté.' }]
  await page.route('**/api/international-registration', route =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', json: { code: 'x', errors } }),
  )
  await page.goto('/international')
  await fill(page)
  await submit(page).click()
  await expect(page.getByText("Erreur lors de l'envoi. Veuillez réessayer.")).toBeVisible()
  await expect(page.locator('#country-error')).toHaveText(/Ce pays n’est pas accepté/)
})

test('a broken connection is told as such', async ({ page, quiet }) => {
  quiet.allowed.push(/ERR_/)
  await page.goto('/international')
  await page.route('**/api/international-registration', route => route.abort())
  await fill(page)
  await submit(page).click()
  await expect(page.getByText('Erreur de connexion. Veuillez réessayer.')).toBeVisible()
  await expect(page.locator('#message')).toHaveValue(registration.message)
})

test('a double click, then a retry after a lost answer, make one registration', async ({
  page,
  site,
  quiet,
}) => {
  quiet.allowed.push(/ERR_/)
  const email = 'double@ngoma.example'
  await page.goto('/international')
  await fill(page, { email })
  let lost = 0
  let pressed = () => {}
  const pressedTwice = new Promise<void>(resolve => {
    pressed = resolve
  })
  await page.route('**/api/international-registration', async route => {
    lost += 1
    await pressedTwice
    await route.fetch()
    await route.abort()
  })
  const button = page.getByRole('button', { name: /Envoyer|Envoi/ })
  await button.dblclick()
  pressed()
  await expect(page.getByText('Erreur de connexion. Veuillez réessayer.')).toBeVisible()
  expect(lost).toBe(1)
  await page.unroute('**/api/international-registration')
  let letOn = () => {}
  const held = new Promise<void>(resolve => {
    letOn = resolve
  })
  await page.route('**/api/international-registration', async route => {
    await held
    await route.continue()
  })
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
  letOn()
  await expect(page.getByRole('heading', { name: 'Inscription reçue !' })).toBeVisible()
  const mine = async () => (await site.emails()).filter(message => message.includes(`To: ${email}`)).length
  await expect.poll(mine).toBe(1)
  // Each registration has its confirmation: of one there is no other to come.
  const { registrations } = await (await administratorOf(site.url)).registrations({ query: {} })
  expect(registrations.filter(one => one.email === email)).toHaveLength(1)
})

test('France is shown its own way, here and on the server', async ({ page, request }) => {
  await page.goto('/international')
  await fill(page, { country: 'france' })
  const way = page.getByRole('main').getByRole('link', { name: 'testez son éligibilité aux aides publiques' })
  await expect(way).toHaveAttribute('href', '/simulateur')
  await submit(page).click()
  await expect(page.locator('#country-error')).toHaveText(/hors de France/)
  await expect(page.getByRole('alert')).toBeFocused()
  const answer = await request.post('/api/international-registration', {
    data: { ...registration, country: 'France' },
  })
  expect([answer.status(), (await answer.json()).code]).toEqual([422, 'registered-in-france'])
})

test('the whole form works by keyboard, the country from its list', async ({ page }) => {
  await page.goto('/international')
  // Countries are proposed to who types in a page that runs.
  await (await alive(page.locator('#company_name'))).focus()
  for (const words of ['Société Clavier', 'BE 0123', 'Zoé Peeters', 'belg']) {
    await page.keyboard.type(words)
    if (words !== 'belg') await page.keyboard.press('Tab')
  }
  const country = page.getByRole('combobox', { name: /Pays/ })
  await expect(country).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('option')).toHaveText(['Belgique'])
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Belgique' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Belgique')
  await page.keyboard.press('Tab')
  await page.keyboard.type('zoe@clavier.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0475')
  await page.keyboard.press('Tab')
  await expect(page.locator('#phone-warning')).toHaveText(/vérifiez-le/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Inscription reçue !' })).toBeFocused()
})

test('a country that no list holds is taken as it is', async ({ page }) => {
  await page.goto('/international')
  await fill(page, { country: 'Somaliland', email: 'libre@ngoma.example' })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Inscription reçue !' })).toBeVisible()
})

test('nothing is cut at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  // Once it stands: fonts come a moment after the page.
  const fits = () => expect.poll(() => overflow(page)).toBe(0)
  for (const path of ['/pay-per-call', '/international']) {
    await page.goto(path)
    await fits()
  }
  await submit(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.locator('#country').fill('i')
  await expect(page.getByRole('option').first()).toBeVisible()
  await fits()
  await fill(page, { email: `${'tres-longue-adresse-'.repeat(4)}@ngoma.example` })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Inscription reçue !' })).toBeVisible()
  await fits()
})

test('what is typed before the page comes to life is kept, and never lands in the address', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/international', { waitUntil: 'commit' })
  await page.locator('#company_name').fill('Tôt tapé')
  await expect(submit(page)).toBeDisabled()
  release()
  await expect(submit(page)).toBeEnabled()
  await expect(page.locator('#company_name')).toHaveValue('Tôt tapé')
  await fill(page, { company_name: 'Tôt tapé', email: 'tot@ngoma.example' })
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Inscription reçue !' })).toBeFocused()
  expect(page.url()).not.toContain('?')
})
