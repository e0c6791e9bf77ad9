import { signIn } from '../support/browser/dashboard'
import { expect, test } from '../support/journey'

test.beforeEach(({ quiet }) => quiet.allowed.push(/Failed to load resource/))

test('a screen whose code was never fetched waits for a server that is away, on the screen that one is on', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn(page)
  await page.getByRole('searchbox').fill('garage')
  await expect(page.getByText('Aucun dossier ne correspond.')).toBeVisible()
  await site.stop()
  await page.getByRole('link', { name: 'Chiffres' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'L’écran demandé s’ouvrira dès son retour' })
  await expect(told).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('garage')
  await site.start()
  await expect(page.getByRole('heading', { name: 'Chiffres', level: 1 })).toBeVisible()
  await expect(told).toHaveCount(0)

  await site.stop()
  // A message that lay on the menu would keep these from being pressed.
  await page.getByRole('link', { name: 'Journal' }).click()
  await told.getByRole('button', { name: 'Rester ici' }).click()
  await expect(told).toHaveCount(0)
  await site.start()
  await expect(page).toHaveURL(/chiffres$/)
  await page.getByRole('link', { name: 'Journal' }).click()
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible()
})

test('a screen whose code is gone, as after a new release, comes with a new page', async ({ page }) => {
  await signIn(page)
  const code = '**/assets/admin-contenus-*.js'
  await page.route(code, route => route.fulfill({ status: 404, body: '' }))
  page.on('request', request => {
    if (request.isNavigationRequest()) void page.unroute(code)
  })
  await page.getByRole('link', { name: 'Contenus' }).click()
  await expect(page.getByRole('heading', { name: 'Contenus', level: 1 })).toBeVisible()
})
