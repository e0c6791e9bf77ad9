import { expect, test } from '../support/journey'

test('the diagnostic is green, and its report can be read', async ({ page }) => {
  await page.goto('/diagnostic')
  await page.getByRole('button', { name: 'Lancer le diagnostic' }).click()
  await expect(page.getByText(/^Réussi en/)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Rapport' })).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('listitem').filter({ hasText: /Réussi en \d+\sms/ })).toHaveCount(5)
  await expect(page.locator('pre')).toContainText('5. Affichage du PDF – Réussi')
})

test('each check that breaks is named, and the others go on', async ({ page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  await page.route('**/api/invoice/*/download', route => route.fulfill({ status: 200, body: '' }))
  await page.route('**/api/invoice/*/view', route => route.abort())
  await page.goto('/diagnostic')
  await page.getByRole('button', { name: 'Lancer le diagnostic' }).click()
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(line('Affichage du PDF')).toContainText('Le serveur ne répond pas', { timeout: 40_000 })
  await expect(line('Téléchargement du PDF')).toContainText('PDF vide ou non reçu')
  await expect(line('Génération du PDF')).toContainText('Réussi')
})

test('a test invoice opens in the viewer, with its download and its new tab', async ({ page }) => {
  await page.goto('/test-pdf')
  await page.getByRole('button', { name: 'Ouvrir une facture de test' }).click()
  const viewer = page.getByRole('dialog', { name: /Facture TEST-/ })
  await expect(viewer.getByRole('button', { name: 'Ouvrir dans un nouvel onglet' })).toBeVisible({
    timeout: 20_000,
  })
  const download = page.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toBe('facture_Entreprise de test.pdf')
})

test('one click, one PDF; a failure says which', async ({ page, quiet }) => {
  quiet.allowed.push(/Failed to load resource/)
  await page.goto('/test-simple')
  const button = page.getByRole('button', { name: 'Télécharger une facture de test' })
  const download = page.waitForEvent('download')
  await button.click()
  expect((await download).suggestedFilename()).toBe('facture_Entreprise de test.pdf')
  await page.route('**/api/test/download/*', route => route.fulfill({ status: 200, body: '' }))
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'PDF vide ou non reçu' })).toBeVisible()
  await page.route('**/api/test/download/*', route => route.abort())
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Erreur lors du téléchargement' })).toBeVisible()
})
